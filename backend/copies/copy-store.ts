import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Config } from "../config.ts";
import { copyName } from "../http/calls/backups.ts";
import { ownerToken } from "../http/owner.ts";
import { readSecret } from "../http/voter.ts";
import { CopyError, checkCopy, copyUnused } from "../store/sqlite/copies.ts";

type Places = Pick<Config, "storeFile" | "secretFile" | "addressFile" | "siteId">;

/** Copies the store, in use or not, to a new file: through the backend that has it open, else directly. Throws a `CopyError` that says what to do. */
export async function copyStore(places: Places, target: string): Promise<void> {
  if (!existsSync(places.storeFile))
    throw new CopyError(`There is no store at ${places.storeFile}. Set DATA_DIR to the folder that the site uses.`);
  if (existsSync(target)) throw new CopyError(`${target} already exists. Name a new file, or remove this one.`);
  if (!existsSync(dirname(target)))
    throw new CopyError(`${dirname(target)} is not a folder. Create it first, or name another file.`);
  const secret = readSecret(places.secretFile);
  const own = join(dirname(places.storeFile), copyName());
  const copy = (await copyUnused(places.storeFile, own, secret)) ? own : await askBackend(places, secret);
  try {
    checkCopy(copy, target);
    move(copy, target);
  } finally {
    rmSync(copy, { force: true });
  }
}

const BackupAnswer = z.object({ file: z.string().regex(/^copy-[\w-]+\.sqlite$/) });

async function askBackend({ storeFile, addressFile, siteId }: Places, secret: Buffer): Promise<string> {
  const answer = await post(`${readAddress(storeFile, addressFile)}/api/backup/${siteId}`, ownerToken(secret));
  const made = BackupAnswer.safeParse(answer.status === 200 ? JSON.parse(answer.body) : null);
  if (!made.success)
    throw new CopyError(
      `The docs backend that uses ${storeFile} did not back it up: it answered ${answer.status} ${answer.body.slice(0, 200)}`,
    );
  return join(dirname(storeFile), made.data.file);
}

function readAddress(storeFile: string, addressFile: string): string {
  try {
    return readFileSync(addressFile, "utf8").trim();
  } catch {
    throw new CopyError(
      `${storeFile} is open in a process that has not written its address to ${addressFile}. It may just be starting or stopping: try again in a moment.`,
    );
  }
}

async function post(url: string, token: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: "POST", headers: { authorization: `Bearer ${token}` } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    outgoing.on("error", (cause) =>
      reject(
        new CopyError(`The docs backend at ${url} cannot be reached: ${cause.message}. Try again in a moment.`, {
          cause,
        }),
      ),
    );
    outgoing.end();
  });
}

/** Copies and renames, so that the target appears only when complete, also on another disk. */
function move(from: string, to: string): void {
  const part = `${to}.part`;
  copyFileSync(from, part);
  renameSync(part, to);
}
