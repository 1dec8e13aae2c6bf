import { z } from "zod";
import { layouts } from "../document-types/document-type.ts";
import { meantTarget } from "../faults/meant-address.ts";
import { orMeant } from "../faults/or-meant.ts";
import { text } from "../fields.ts";

const expectedTarget =
  "expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL";

/** Where a link leads. */
export const target = text(expectedTarget).regex(
  /^(?:\/(?![/\\])\S*|https:\/\/[^\s/]\S*|mailto:\S+@\S+|\$LOGIN_URL|\$CERTIFICATION_URL)$/,
  { error: orMeant(expectedTarget, meantTarget) },
);

const linkFields = {
  label: text("the words of the link, as text")
    .describe("Its words. Default: the name of the type's list. May contain $website.")
    .optional(),
  to: target
    .describe(
      "Where it leads: a path such as /docs, an https: or mailto: address, or $LOGIN_URL or $CERTIFICATION_URL, which are settings of the environment. Without it the link is plain text.",
    )
    .optional(),
  type: text("the id of a document type, as text")
    .describe("The id of a document type: leads to its list. The link is gone where the site has no such type.")
    .optional(),
};

interface LinkFields {
  readonly label?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: string | undefined;
}

/** Why the fields of a link do not belong together; null if they do. */
function faultOfLink({ label, to, type }: LinkFields): string | null {
  if (to !== undefined && type !== undefined) return "expected to or type, got both";
  return label === undefined && type === undefined ? "expected a label, or the type that it is taken from" : null;
}

/** The message for what is no link at all; a fault of its fields is reported by itself. */
function expectedLink({ code }: { readonly code?: string | undefined }): string | undefined {
  return code === "invalid_type" ? "expected a link with label and to, or with type" : undefined;
}

/** Reports why a link cannot be as it is written. */
function report(
  fault: string | null,
  { issues, value }: { readonly issues: z.core.$ZodRawIssue[]; readonly value: unknown },
) {
  if (fault !== null) issues.push({ code: "custom", message: fault, input: value });
}

/** A link of `site.yml`. */
export const LinkYml = z
  .strictObject(linkFields, { error: expectedLink })
  .check((context) => report(faultOfLink(context.value), context));
export type LinkYml = z.infer<typeof LinkYml>;

/** A link of the header, or a menu of links. */
export const HeaderLinkYml = z
  .strictObject(
    {
      ...linkFields,
      items: z
        .array(LinkYml, "expected a list of links")
        .describe("The links of a menu that has this entry's label. They have no items of their own.")
        .optional(),
    },
    { error: expectedLink },
  )
  .check((context) => report(faultOfHeaderLink(context.value), context));
export type HeaderLinkYml = z.infer<typeof HeaderLinkYml>;

function faultOfHeaderLink({ items, ...link }: LinkFields & { readonly items?: unknown }): string | null {
  if (items === undefined && link.to === undefined && link.type === undefined && link.label !== undefined)
    return "expected to, type or items beside the label";
  if (items === undefined) return faultOfLink(link);
  if (link.label === undefined) return "expected a label for the menu";
  return (link.to ?? link.type) === undefined ? null : "expected items or a target, got both";
}

/** An entry of a footer column: a link, or the place of the types that no other link names. */
export const FooterLinkYml = z
  .strictObject(
    {
      ...linkFields,
      others: z
        .array(
          z.enum(layouts, "expected cards, rows, guides, glossary or page"),
          "expected a list of layouts, such as [cards, rows]",
        )
        .describe(
          "In its place stand links to the document types of these layouts that no other link of header and footer names.",
        )
        .optional(),
    },
    { error: expectedLink },
  )
  .check((context) => report(faultOfFooterLink(context.value), context));
export type FooterLinkYml = z.infer<typeof FooterLinkYml>;

function faultOfFooterLink({ others, ...link }: LinkFields & { readonly others?: unknown }): string | null {
  if (others === undefined) return faultOfLink(link);
  return (link.label ?? link.to ?? link.type) === undefined ? null : "expected others, or a link, got both";
}
