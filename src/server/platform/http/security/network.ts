import { isIPv4, isIPv6 } from "node:net";

/**
 * What counts as one network when limiting: an IPv4 address, or the /64 an IPv6 address is in, since the holder of one
 * address of it has all of them.
 */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const groups = expandGroups(address);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return groups.slice(6).flatMap(toBytes).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
};

/** The eight groups of an IPv6 address in any of its spellings. */
const expandGroups = (address: string): number[] => {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = toGroups(head);
  const after = toGroups(tail ?? "");
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

const toGroups = (text: string): number[] =>
  text === "" ? [] : text.split(":").flatMap((part) => (isIPv4(part) ? fromBytes(part) : [Number.parseInt(part, 16)]));

const fromBytes = (ipv4: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
};

const toBytes = (group: number): number[] => [group >> 8, group & 255];
