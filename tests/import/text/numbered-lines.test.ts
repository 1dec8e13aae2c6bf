import { expect, test } from "vitest";
import { ourFence } from "../../../import/text/code/code-fence.ts";

test.each([
  ['```python linenums="1"', "```python lineNumbers"],
  ['```python linenums="5" hl_lines="2 3"', "```python {2,3} lineNumbers=5"],
  ['``` { .py linenums="12" }', "```py lineNumbers=12"],
  ["```ts:line-numbers=2 {1}", "```ts {1} lineNumbers=2"],
  ["```ts:no-line-numbers", "```ts"],
  ["```js showLineNumbers", "```js lineNumbers"],
  ["```js showLineNumbers=7", "```js lineNumbers=7"],
  ["```js showLineNumbers={7}", "```js lineNumbers=7"],
  ["```js showLineNumbers=false", "```js"],
  ["```js showLineNumbers={false}", "```js"],
  ["```js showLineNumbers startLineNumber=4", "```js lineNumbers=4"],
  ["```go {linenos=inline,linenostart=199}", "```go lineNumbers=199"],
  ["```go {linenostart=199}", "```go"],
  ["```go {linenos=false}", "```go"],
])("%s is %s", (line, ours) => {
  expect(ourFence(line, false)).toBe(ours);
});
