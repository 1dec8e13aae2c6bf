import { z } from "zod";
import { meantAddress } from "../faults/meant-address.ts";
import { orMeant } from "../faults/or-meant.ts";
import { text } from "../fields.ts";
import { networkNames } from "./networks.ts";
import { faultOfPath } from "./theme/theme-file.ts";

const webAddress = z.url({
  protocol: /^https?$/,
  error: orMeant("expected an absolute http: or https: address", meantAddress),
});

const iconFile = text("an .svg or .png file in theme/").check((context) => {
  const fault = faultOfPath(context.value, ["svg", "png"]);
  if (fault !== null) context.issues.push({ code: "custom", message: fault, input: context.value });
});

/** The list form of `social`: any network. */
export const SocialListYml = z
  .array(
    z.strictObject(
      {
        label: text("the name of the network, as text").describe("The name of the network."),
        to: webAddress.describe("The full address of the profile."),
        icon: iconFile
          .optional()
          .describe("An SVG or PNG of one colour in theme/. Known networks bring their icon; others have a chain."),
      },
      { error: ({ code }) => (code === "invalid_type" ? "expected a profile with label and to" : undefined) },
    ),
    "expected a list of profiles, each with label and to",
  )
  .max(12, "expected at most twelve profiles")
  .default([]);
export type SocialListYml = z.infer<typeof SocialListYml>;

/** The short form of `social`: known networks by their names. */
export const SocialMapYml = z.partialRecord(z.enum(networkNames), webAddress).default({});
