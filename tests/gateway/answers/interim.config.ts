import { mergeConfig } from "vitest/config";
import config from "../../../vitest.config.ts";

export default mergeConfig(config, {
  plugins: [
    {
      name: "interim-limit",
      transform: (code: string, id: string) =>
        id.endsWith("gateway/limits.ts") && !code.includes("LIMIT_PAGE_TOTAL_MS") ? code.replace("LIMIT_REQUEST_TOTAL_MS:", "LIMIT_PAGE_TOTAL_MS: count.default(4_000), LIMIT_REQUEST_TOTAL_MS:") : undefined,
    },
  ],
});
