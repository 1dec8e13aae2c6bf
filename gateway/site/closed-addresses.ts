// Features of the gateway ask its folder `site` for what the content folder says.
export { isClosed } from "../../content-folder/site-definition/closed-addresses.ts";
