/**
 * An address with its last part hidden: enough to tell home from elsewhere, too little to find someone by. Null when
 * there is none, or none worth showing.
 */
export const maskNetwork = (address: string | null): string | null => {
  const text = (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return text.replace(/(?<!\d)\d+$/, "•");
  if (!/^[0-9a-f:]+(%.*)?$/i.test(text) || !text.includes(":")) return null;
  const groups = (text.split("::")[0] ?? "").split(":").filter((group) => group !== "");
  return groups.length === 0 ? null : `${groups.slice(0, 3).join(":").toLowerCase()}:•`;
};
