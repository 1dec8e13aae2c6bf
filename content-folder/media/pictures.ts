import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { show } from "../fields.ts";
import { hasCaption, widthOf } from "../markdown/dialect/pictures.ts";
import { isServed } from "./served.ts";
import type { ImageSize } from "./image-size.ts";
import type { Addressed, Shown, TextPlace } from "./references.ts";

/** Gives a picture of a text its served address and size; one that cannot be shown becomes its alternative text, and is reported. */
export async function mendPicture(addressed: Addressed, shown: Shown, place: TextPlace): Promise<void> {
  const width = widthOf(shown);
  const loading = {
    ...(hasCaption(shown) ? { title: undefined } : {}),
    loading: "lazy",
    ...(width === null ? {} : { width, className: ["sized"] }),
  };
  shown.data = { hProperties: loading };
  if (/^https:/i.test(addressed.url) || isServed(addressed.url)) return;
  if (leadsElsewhere(addressed.url)) {
    place.report(
      "picture-address",
      shown,
      `a picture at ${show(addressed.url)}: expected a file in the content folder, or an https: address`,
    );
    leaveOut(shown);
    return;
  }
  const asset = await place.assets.read(addressed.url, place.path);
  if (asset.kind === "missing") {
    place.report("missing-picture", shown, `the picture ${asset.message}`);
    leaveOut(shown);
    return;
  }
  const twin = await darkTwinOf(addressed.url, place);
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
async function darkTwinOf(url: string, { assets, path }: TextPlace): Promise<string | null> {
  const [, before, ending] = /^([^?#]*[^/?#])(\.[a-z]+)(?:[?#].*)?$/i.exec(url) ?? [];
  if (before === undefined || ending === undefined || before.endsWith(".dark")) return null;
  const twin = await assets.read(`${before}.dark${ending}`, path);
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
