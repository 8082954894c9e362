import { type Language, languages } from "../languages.ts";
import { normalForm } from "../text/normal-form.ts";
import { decimalsOf, highestPrice } from "./currency.ts";
import { currencySign, formatAmount } from "./format-money.ts";

/**
 * A typed amount as a number, in whatever form: 38,50 and 38.50, 1.234,50 and 1,234.50, with the currency's sign or
 * without. `null` when it is empty, `NaN` when it isn't an amount of this currency.
 */
export const parseAmount = (typed: string, currency: string, decimalSign: "." | ","): number | null => {
  if (typed.trim() === "") return null;
  const text = withoutSign(normalForm(typed, "NFKC"), currency)
    .replaceAll(/[\s'’]/gu, "")
    .replace(/(?:[.,]|(?<![.,–—-]))[-–—]*$/u, "");
  if (!/^\d+(?:[.,]\d+)*$/u.test(text)) return Number.NaN;
  const decimals = decimalsOf(currency);
  const { sign, part } = lastPart(text);
  const isFraction = sign !== null && isDecimalSign({ text, sign, part }, decimals, decimalSign);
  const whole = isFraction ? text.slice(0, text.length - part.length - 1) : text;
  if (!isGrouped(whole) || (isFraction && whole.includes(sign))) return Number.NaN;
  if (isFraction && part.replace(/(?<!0)0+$/u, "").length > decimals) return Number.NaN;
  const amount = Number(`${whole.replaceAll(/[.,]/gu, "")}.${isFraction ? part : "0"}`);
  return amount > highestPrice ? Number.NaN : amount;
};

/** The sign that a language writes between an amount's whole and its decimals. */
export const decimalSignOf = (language: Language, currency: string): "." | "," =>
  formatAmount({ amount: 0.5, currency: decimalsOf(currency) === 0 ? "EUR" : currency }, language).includes(",")
    ? ","
    : ".";

/** Any way to name the currency, before or after the number. */
const withoutSign = (text: string, currency: string): string => {
  const signs = [currency, ...languages.map((language) => currencySign(currency, language)), "\\p{Sc}"];
  const sign = [...new Set(signs)].map((one) => (one.startsWith("\\") ? one : escaped(one))).join("|");
  return text.replace(new RegExp(`^\\s*(?:${sign})\\s*|\\s*(?:${sign})\\s*$`, "giu"), "");
};

const escaped = (text: string): string => text.replaceAll(/[$.|?*+()[\]{}\\^]/gu, "\\$&");

const lastPart = (text: string): { sign: "." | "," | null; part: string } => {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  return at < 0 ? { sign: null, part: "" } : { sign: text[at] as "." | ",", part: text.slice(at + 1) };
};

/** Three digits after the only kind of sign are thousands, unless the currency has three decimals and the sign is theirs. */
const isDecimalSign = (
  { text, sign, part }: { text: string; sign: "." | ","; part: string },
  decimals: number,
  decimalSign: "." | ",",
): boolean => {
  if (part.length !== 3) return true;
  const other = sign === "." ? "," : ".";
  return decimals === 3 && (text.includes(other) || (sign === decimalSign && text.split(sign).length === 2));
};

/** Either no groups, or one sign between groups of three, or of two and three as in India. */
const isGrouped = (whole: string): boolean =>
  /^\d+$/u.test(whole) || /^\d{1,3}(?<sign>[.,])(?:\d{2,3}\k<sign>)*\d{3}$/u.test(whole);
