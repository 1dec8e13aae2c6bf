import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import type { IncomingMessage } from "node:http";

/**
 * The response of our server. It can begin with header lines that are ready: Node.js checks and joins the headers of each response anew, and most of a stored
 * answer's are the same for everybody who reads it.
 */
export class AnswerResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** What `writeHead` of Node.js ends with: adds headers, and those of the connection, to the lines in front of them. */
  declare private readonly _storeHeader: (lines: string, headers: readonly string[]) => void;

  /** Whether it can begin with ready lines: no header was set before, and Node.js still has what is needed. */
  canBeginReady(): boolean {
    return isAble && !this.headersSent && this.getHeaderNames().length === 0;
  }

  /**
   * Does what `writeHead` does. `lines`: from `readyLines`. `headers`: alternating names and values, `content-length` among them. Not for a status
   * that has no body.
   */
  beginReady(status: number, lines: string, headers: readonly string[]): void {
    this.statusCode = status;
    this.statusMessage = STATUS_CODES[status] ?? "unknown";
    this._storeHeader(`HTTP/1.1 ${status} ${this.statusMessage}\r\n${lines}`, headers);
  }
}

const isAble = "_storeHeader" in ServerResponse.prototype;

/**
 * Headers as the lines that are sent, checked as Node.js checks them.
 *
 * @param headers Alternating names and values; none that says how the body is sent, or whether the connection stays.
 * @throws TypeError for a name or a value that cannot be sent.
 */
export function readyLines(headers: readonly string[]): string {
  let lines = "";
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = [headers[at], headers[at + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}
