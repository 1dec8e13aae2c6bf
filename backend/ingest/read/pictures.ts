import { leadsElsewhere } from "../../../addresses/leads-elsewhere.ts";
import { show } from "../../../content-folder/fields.ts";
import { widthOf } from "../../../content-folder/markdown/dialect/pictures.ts";
import type { MarkdownNode } from "../../../content-folder/markdown/tree.ts";
import type { ProblemCause } from "../../../content-folder/problem.ts";
import type { AssetReader } from "./assets.ts";
import type { ImageSize } from "./image-size.ts";

type Addressed = Extract<MarkdownNode, { readonly url: string }>;
type Shown = Extract<MarkdownNode, { readonly type: "image" | "imageReference" }>;

/** Where pictures are looked for, and what is found of them noted. */
interface PictureFindings {
  readonly context: { readonly path: string; readonly assets: AssetReader };
  readonly assets: Record<string, string | null>;
  readonly report: (cause: ProblemCause, node: MarkdownNode, message: string) => void;
}

/** Gives a picture of a text its served address and size; one that cannot be shown becomes its alternative text, and is reported. */
export async function mendPicture(addressed: Addressed, shown: Shown, findings: PictureFindings): Promise<void> {
  const width = widthOf(shown);
  const loading = { loading: "lazy", ...(width === null ? {} : { width, className: ["sized"] }) };
  shown.data = { hProperties: loading };
  if (/^https:/i.test(addressed.url) || isServed(addressed.url)) return;
  if (leadsElsewhere(addressed.url)) {
    findings.report(
      "picture-address",
      shown,
      `a picture at ${show(addressed.url)}: expected a file in the content folder, or an https: address`,
    );
    leaveOut(shown);
    return;
  }
  const asset = await findings.context.assets.read(addressed.url, findings.context.path);
  Object.assign(findings.assets, asset.stamps);
  if (asset.kind === "missing") {
    findings.report("missing-picture", shown, `the picture ${asset.message}`);
    leaveOut(shown);
    return;
  }
  const twin = await darkTwinOf(addressed.url, findings);
  addressed.url = asset.medium.url;
  const className = [...(width === null ? [] : ["sized"]), ...(twin === null ? [] : [`dark:${twin}`])];
  shown.data = {
    hProperties: {
      ...loading,
      ...scaled(asset.medium.size, width),
      ...(className.length === 0 ? {} : { className }),
    },
  };
}

/** The address of `diagram.dark.svg` beside `diagram.svg`, which the dark theme shows; null if there is none. */
async function darkTwinOf(url: string, { context, assets }: PictureFindings): Promise<string | null> {
  const [, before, ending] = /^([^?#]*[^/?#])(\.[a-z]+)(?:[?#].*)?$/i.exec(url) ?? [];
  if (before === undefined || ending === undefined || before.endsWith(".dark")) return null;
  const twin = await context.assets.read(`${before}.dark${ending}`, context.path);
  Object.assign(assets, twin.stamps);
  return twin.kind === "found" ? twin.medium.url : null;
}

/** The size of a picture at the width that its author gave. */
function scaled(size: ImageSize | null, width: number | null): Partial<ImageSize> {
  if (width === null) return size ?? {};
  return size === null ? { width } : { width, height: Math.max(1, Math.round((size.height * width) / size.width)) };
}

/** Replaces an image that cannot be shown with its alternative text. */
function leaveOut(shown: Shown): void {
  Object.assign(shown, { type: "text", value: shown.alt ?? "", data: undefined });
}

/** Several images may share one definition; its URL is replaced with the first. */
function isServed(url: string): boolean {
  return /^\/media\/[0-9a-f]{32}\.[a-z0-9]+$/.test(url);
}
