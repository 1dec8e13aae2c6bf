import SearchIcon from "lucide-react/icons/search";
import { useEffect, useId, useRef } from "react";
import { Hidden } from "../../ui/Hidden.tsx";
import { Icon } from "../../ui/Icon.tsx";
import box from "../search/box/SearchBox.module.css";
import { say } from "../../../words/say.ts";

interface FaqFieldProps {
  /** Gets the words, again with each letter. */
  readonly onAsk: (asked: string) => void;
}

/** A field that narrows the questions to those with the typed words. Without script it is not there: all questions are. */
export function FaqField({ onAsk }: FaqFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the application was there.
  useEffect(() => onAsk(field.current?.value ?? ""), [onAsk]);
  return (
    <search className={`${box.ask} ${box.small}`} data-scripted="">
      <Icon of={SearchIcon} />
      <label htmlFor={id}>
        <Hidden>{say("Find a question")}</Hidden>
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        placeholder={say("Find a question")}
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget }) => onAsk(currentTarget.value)}
      />
    </search>
  );
}
