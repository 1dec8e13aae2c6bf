import { expect, test } from "vitest";
import { networkOf } from "../../../addresses/requests/visitor-network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1 ", "192.0.2.1"],
  ["2001:DB8::1", "2001:db8:0:0"],
  ["2001:0db8:0001:0002:ffff::9", "2001:db8:1:2"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["192.0.2", null],
  ["[::1]", null],
  ["2001:db8::/32", null],
  ["", null],
])("the network of %j is %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
