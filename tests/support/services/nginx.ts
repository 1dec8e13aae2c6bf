import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { eventually } from "../eventually.ts";

/** An nginx with a test's configuration in its own folder. */
export interface Nginx extends AsyncDisposable {
  readonly url: string;
}

/** Files of `conf.d` by name. */
export type SiteFiles = Readonly<Record<string, string>>;

export const howToGetNginx = "Debian, Ubuntu: apt-get install nginx-light.";

/** The path of nginx; null when there is none. It is often outside `PATH`. */
export function findNginx(): string | null {
  return (
    ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"].find((file) =>
      existsSync(file),
    ) ?? null
  );
}

/** The output of `nginx -t` for a configuration. */
export async function checkNginx(files: SiteFiles): Promise<string> {
  await using folder = await makeFolder(files);
  const { stderr } = await promisify(execFile)(program(), ["-t", "-p", folder.path, "-c", folder.main]).catch(
    (error: unknown) => ({ stderr: String(error) }),
  );
  return stderr;
}

/** Starts nginx, which has to be configured to listen on `port`. */
export async function startNginx(files: SiteFiles, port: number): Promise<Nginx> {
  const folder = await makeFolder(files);
  const child = spawn(program(), ["-p", folder.path, "-c", folder.main, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  await eventually(() => accepts(port), Boolean);
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}

function program(): string {
  const found = findNginx();
  if (found === null) throw new Error(`There is no nginx. ${howToGetNginx}`);
  return found;
}

/** A main configuration like those of distributions, which includes the given files; everything nginx writes stays in its folder. */
async function makeFolder(files: SiteFiles) {
  const path = await mkdtemp(join(tmpdir(), "lectern-nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${path}/${name};`)
    .join("\n");
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  const main = join(path, "nginx.conf");
  await writeFile(
    main,
    `${process.getuid?.() === 0 ? "user root;" : ""}\npid ${path}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\ngzip on;\n${temporary}\n${Object.keys(
      files,
    )
      .map((name) => `include ${path}/${name};`)
      .join("\n")}\n}\n`,
  );
  return { path, main, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket
      .on("connect", () => resolve(true))
      .on("error", () => resolve(false))
      .on("connect", () => socket.destroy());
  });
}
