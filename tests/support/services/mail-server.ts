import { once } from "node:events";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as received. */
export interface ReceivedMail {
  /** From the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** Unfolded, by lower-case name, with all values of repeated headers. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Decoded. */
  readonly text: string;
}

/** A mail server on loopback. */
export interface MailServer extends AsyncDisposable {
  readonly url: string;
  /** All mails so far. */
  readonly mails: readonly ReceivedMail[];
  /** Resolves with all mails once there are `count`. */
  received(count: number): Promise<readonly ReceivedMail[]>;
}

export interface MailServerOptions {
  readonly port?: number;
  /** The status that refuses a recipient; null accepts it. */
  readonly refuse?: (address: string) => number | null;
  /** Whether the connection ends without an answer to this mail, by its raw text. */
  readonly drop?: (raw: string) => boolean;
}

/** Starts a mail server over real SMTP that accepts every recipient that `refuse` does not reject, and every mail that `drop` does not name. */
export async function startMailServer({
  port = 0,
  refuse = () => null,
  drop = () => false,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const status = refuse(address);
      done(
        status === null ? null : Object.assign(new Error(`${address} is not wanted here`), { responseCode: status }),
      );
    },
    onData: (stream, { envelope, remotePort }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("latin1");
        if (drop(raw)) return void sockets.get(remotePort)?.destroy();
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        mails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          ...parseMail(raw),
        });
        done();
        server.server.emit("mail");
      });
    },
  });
  server.server.on("connection", (socket: Socket) => sockets.set(socket.remotePort, socket));
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server did not get a port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    received: async (count) => {
      while (mails.length < count) await once(server.server, "mail");
      return mails;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function parseMail(raw: string): Pick<ReceivedMail, "headers" | "text"> {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const fields = lines.map((line) => ({
    name: line.slice(0, line.indexOf(":")).toLowerCase(),
    value: line.slice(line.indexOf(":") + 1).trim(),
  }));
  const headers = new Map(
    [...Map.groupBy(fields, ({ name }) => name)].map(([name, same]) => [name, same.map(({ value }) => value)]),
  );
  return {
    headers,
    text: decode(raw.slice(end + 4), headers.get("content-transfer-encoding")?.[0] ?? "7bit").replaceAll("\r\n", "\n"),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString("utf8");
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The value of a header that may occur only once. */
export function headerOf({ headers }: ReceivedMail, name: string): string | undefined {
  const values = headers.get(name) ?? [];
  if (values.length > 1) throw new Error(`Expected one header "${name}", got ${JSON.stringify(values)}.`);
  return values[0];
}

/** The token in the link to a newsletter page. */
export function tokenIn({ text }: ReceivedMail, action: "confirm" | "unsubscribe"): string {
  const token = new RegExp(`/newsletter/${action}\\?token=([\\w%-]+)`).exec(text)?.[1];
  if (token === undefined) throw new Error(`No link to ${action} in: ${text}`);
  return token;
}
