import { expect, test } from "vitest";
import type { Store } from "../../../backend/store/store.ts";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { isAlive, spawnGateway } from "../../support/gateway-process.ts";
import { createRandom } from "../../support/seeded.ts";
import { startBackend } from "../support/backend-process.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";
import { createStorePlace } from "../support/store-place.ts";
import type { StorePlace } from "../support/store-place.ts";

/** What a visitor does in one round. Each comes from a different visitor, so no quota is reached. */
interface VisitorAction {
  readonly kind: "rating" | "contact" | "newsletter";
  readonly id: string;
  readonly ip: string;
}

const kinds = ["rating", "contact", "newsletter"] as const;
function actionsOf(round: number): readonly VisitorAction[] {
  return Array.from({ length: 12 }, (_, index) =>
    kinds.map((kind, number) => ({ kind, id: `r${round}-${index}`, ip: `10.${round}.${number}.${index}` })),
  ).flat();
}

const form = { firstName: "Ada", lastName: "Example", email: "ada@example.org", agreedToPolicies: true };

/** Everything stored of each kind, duplicates included. */
async function readStored(store: Store): Promise<Readonly<Record<VisitorAction["kind"], readonly string[]>>> {
  const { votes } = await store.ratings.total("a");
  const contacts = await store.mailbox.listContacts({ page: 1, limit: 10_000 });
  const subscriptions = await store.mailbox.listSubscriptions("unconfirmed");
  return {
    rating: Array.from({ length: votes }, String),
    contact: contacts.items.map(({ message }) => message),
    newsletter: subscriptions.map(({ email }) => email.replace("@example.org", "")),
  };
}

/** Votes have no names, so they are counted. Of the other kinds, everything acknowledged is stored, and nothing twice. */
async function expectKept(
  place: Pick<StorePlace, "read">,
  sent: readonly VisitorAction[],
  answered: readonly VisitorAction[],
): Promise<void> {
  const stored = await place.read(readStored);
  const idsOf = (actions: readonly VisitorAction[], kind: VisitorAction["kind"]) =>
    actions.filter((action) => action.kind === kind).map(({ id }) => id);
  expect(stored.rating.length).toBeGreaterThanOrEqual(idsOf(answered, "rating").length);
  expect(stored.rating.length).toBeLessThanOrEqual(idsOf(sent, "rating").length);
  for (const kind of ["contact", "newsletter"] as const) {
    expect(new Set(stored[kind]).size).toBe(stored[kind].length);
    expect(stored[kind]).toEqual(expect.arrayContaining(idsOf(answered, kind)));
    expect(idsOf(sent, kind)).toEqual(expect.arrayContaining([...stored[kind]]));
  }
}

/** Sends everything at once and kills the process after `count` answers. Returns the acknowledged ones. */
async function sendUntilKilled(
  actions: readonly VisitorAction[],
  send: (action: VisitorAction) => Promise<boolean>,
  { after, kill }: { readonly after: number; readonly kill: () => void },
): Promise<readonly VisitorAction[]> {
  const answered: VisitorAction[] = [];
  const sending = actions.map(async (action) => {
    if (!(await send(action).catch(() => false))) return;
    answered.push(action);
    if (answered.length === after) kill();
  });
  await Promise.all(sending);
  return answered;
}

test("after ten kills of the backend, everything acknowledged is stored, and nothing twice", async () => {
  using content = createContentFolder({ "article/a.md": aDocument() });
  using data = createDataFolder();
  await using place = await createStorePlace(data.path);
  const random = createRandom(20_261_120);
  const sent: VisitorAction[] = [];
  const answered: VisitorAction[] = [];
  for (let round = 0; round < 10; round += 1) {
    const backend = await startBackend(content, data.path, place.environment);
    const bodies = {
      rating: { path: "/api/docs/rate/a", body: {} },
      contact: { path: "/api/contact/testsite", body: form },
      newsletter: { path: "/api/newsletter/testsite", body: {} },
    };
    const send = async ({ kind, id, ip }: VisitorAction): Promise<boolean> => {
      const own = {
        rating: { rating: 3, ip },
        contact: { message: id, ip },
        newsletter: { email: `${id}@example.org`, ip },
      }[kind];
      return (await backend.request(bodies[kind].path, { body: { ...bodies[kind].body, ...own } })).status === 200;
    };
    const actions = actionsOf(round).toSorted(() => random() - 0.5);
    sent.push(...actions);
    answered.push(
      ...(await sendUntilKilled(actions, send, {
        after: 1 + Math.floor(random() * 30),
        kill: () => void backend.child.kill("SIGKILL"),
      })),
    );
    await backend.stop("SIGKILL");
    await expectKept(place, sent, answered);
  }
  expect(answered.length).toBeGreaterThan(20);
  expect(answered.length).toBeLessThan(sent.length);
});

const mutations: Readonly<Record<VisitorAction["kind"], (id: string) => string>> = {
  rating: () => `rateDocument(slug: "a", rating: 3)`,
  contact: (id) =>
    `submitContact(input: { firstName: "Ada", lastName: "Example", email: "ada@example.org", message: "${id}", agreedToPolicies: true })`,
  newsletter: (id) => `subscribeNewsletter(email: "${id}@example.org")`,
};

test("after alternating kills of the gateway and its backend, everything acknowledged is stored once", async () => {
  using content = createContentFolder({ "article/a.md": aDocument() });
  using data = createDataFolder();
  await using place = await createStorePlace(data.path);
  const random = createRandom(6);
  const sent: VisitorAction[] = [];
  const answered: VisitorAction[] = [];
  for (let round = 0; round < 4; round += 1) {
    await using gateway = spawnGateway({
      ...place.environment,
      DATA_DIR: data.path,
      CONTENT_DIR: content.path,
      TRUST_PROXY: "1",
    });
    const url = await gateway.url;
    const backend = gateway.backendPid() ?? 0;
    const send = async ({ kind, id, ip }: VisitorAction): Promise<boolean> => {
      const { data: answer } = await ask({ url }, `mutation { result: ${mutations[kind](id)} { __typename } }`, {
        headers: { "x-forwarded-for": ip },
      });
      return JSON.stringify(answer?.result).includes("Received");
    };
    const kill = (): void => (round % 2 === 0 ? gateway.kill("SIGKILL") : void process.kill(backend, "SIGKILL"));
    const actions = actionsOf(100 + round).toSorted(() => random() - 0.5);
    sent.push(...actions);
    answered.push(...(await sendUntilKilled(actions, send, { after: 1 + Math.floor(random() * 20), kill })));
    gateway.kill("SIGKILL");
    await gateway.exitCode;
    await eventually(
      () => isAlive(backend),
      (alive) => !alive,
    );
    await eventually(
      () =>
        place.read(readStored).then(
          () => true,
          () => false,
        ),
      Boolean,
    );
    await expectKept(place, sent, answered);
  }
  expect(answered.length).toBeGreaterThan(4);
  expect(answered.length).toBeLessThan(sent.length);
});
