import { isIPv4, isIPv6 } from "node:net";

/**
 * What counts as one network when limiting: an IPv4 address, or the /64 an IPv6 address is in, since whoever has one
 * address of it has all of them.
 */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  return `${expandGroups(address).slice(0, 4).join(":")}::/64`;
};

const expandGroups = (address: string): string[] => {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(missing, 0)).fill("0"), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
};
