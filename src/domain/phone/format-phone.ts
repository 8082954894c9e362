import { diallingCodes, phoneFormats } from "./phone-formats.gen.ts";

/**
 * A number as people write it: `+34612345678` is "+34 612 34 56 78". One that was written without its country is taken
 * for a number of the business's own, if it has the form of one there; what can't be read stays as it was written.
 */
export const formatPhone = (phone: string, country: string | null = null): string => {
  const written = phone.trim();
  const digits = written.replace(/\D/g, "");
  if (!/^\+?[\d\s().\-/]+$/.test(written) || digits === "") return written;
  if (written.startsWith("+")) return formatInternational(digits) ?? written;
  return (country === null ? null : formatNational(digits, country)) ?? written;
};

const formatNational = (digits: string, country: string): string | null => {
  const [code, prefix = ""] = (diallingCodes[country] ?? "").split(" ");
  if (!code) return null;
  const number = prefix !== "" && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  const groups = groupDigits(code, number);
  return groups === null ? null : `+${code} ${groups}`;
};

const formatInternational = (digits: string): string | null => {
  for (const length of [1, 2, 3]) {
    const code = digits.slice(0, length);
    if (!(code in phoneFormats)) continue;
    const number = digits.slice(length);
    return `+${code} ${groupDigits(code, number) ?? number}`.trim();
  }
  return null;
};

const groupDigits = (code: string, number: string): string | null => {
  for (const [pattern = "", format = "", leading = ""] of phoneFormats[code] ?? []) {
    if (leading !== "" && !new RegExp(`^(?:${leading})`).test(number)) continue;
    const whole = new RegExp(`^(?:${pattern})$`);
    if (whole.test(number)) return number.replace(whole, format);
  }
  return null;
};
