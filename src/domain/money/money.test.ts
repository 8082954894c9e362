import { describe, expect, test } from "vitest";
import { zonesByCountry } from "../notices/client-zone/zones-by-country.ts";
import { businessCurrency } from "./business-currency.ts";
import { decimalsOf, hasCoinsFor } from "./currency.ts";
import { currencies, currencyByCountry } from "./currency-by-country.ts";
import { currencySign, formatAmount, formatMoney, formatMoneyTogether } from "./format-money.ts";
import { decimalSignOf, parseAmount } from "./parse-amount.ts";

/** To a reader, spaces that don't break are spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("the currency of a business", () => {
  test.each([
    ["Europe/Madrid", "EUR"],
    ["Europe/London", "GBP"],
    ["Europe/Zurich", "CHF"],
    ["America/New_York", "USD"],
    ["America/Mexico_City", "MXN"],
    ["America/Santiago", "CLP"],
    ["America/Sao_Paulo", "BRL"],
    ["America/Guayaquil", "USD"],
    ["Asia/Tokyo", "JPY"],
    ["Asia/Kolkata", "INR"],
    ["Europe/Sofia", "EUR"],
    ["Africa/Dakar", "XOF"],
    ["UTC", "USD"],
  ])("in %s is %s until another is chosen", (timeZone, currency) => {
    expect(businessCurrency({ currency: null, zone: timeZone })).toBe(currency);
    expect(businessCurrency({ currency: "SEK", zone: timeZone })).toBe("SEK");
  });

  test("every country with a time zone has one, but for Antarctica", () => {
    expect(Object.keys(zonesByCountry).filter((country) => !currencyByCountry.has(country))).toEqual(["AQ"]);
  });

  test("each is one that the runtime knows", () => {
    const known = new Set([...Intl.supportedValuesOf("currency"), "XCG"]);
    expect(currencies.filter((currency) => !known.has(currency))).toEqual([]);
  });
});

test.each([
  ["EUR", 2],
  ["JPY", 0],
  ["CLP", 0],
  ["KRW", 0],
  ["KWD", 3],
])("the currency %s has %d decimals", (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each([
  [38.5, "EUR", true],
  [19.99, "EUR", true],
  [38.555, "EUR", false],
  [38.5, "JPY", false],
  [3800, "JPY", true],
  [1.234, "KWD", true],
  [999_999_999.99, "EUR", true],
])("the amount %d %s can be paid: %s", (amount, currency, isSo) => {
  expect(hasCoinsFor(amount, currency)).toBe(isSo);
});

test.each([
  ["en", 38.5, "EUR", "€38.50"],
  ["de", 38.5, "EUR", "38,50 €"],
  ["fr", 38.5, "EUR", "38,50 €"],
  ["es", 38.5, "EUR", "38,50 €"],
  ["pt", 38.5, "EUR", "38,50 €"],
  ["en", 25, "EUR", "€25"],
  ["de", 25, "EUR", "25 €"],
  ["fr", 25, "EUR", "25 €"],
  ["es", 25, "EUR", "25 €"],
  ["en", 25, "USD", "$25"],
  ["es", 17, "USD", "17 US$"],
  ["es", 38.5, "MXN", "$38.50"],
  ["en", 25, "MXN", "MX$25"],
  ["pt", 25, "BRL", "R$ 25,00"],
  ["de", 25, "CHF", "CHF 25.00"],
  ["fr", 25, "CAD", "25 $"],
  ["en", 3800, "JPY", "¥3,800"],
  ["de", 3800, "JPY", "3.800 ¥"],
  ["es", 12_500, "CLP", "$12.500"],
  ["en", 1.25, "KWD", "KWD 1.250"],
  ["de", 1234.5, "EUR", "1.234,50 €"],
] as const)("a price in %s: %d %s is written %s", (language, amount, currency, text) => {
  expect(plain(formatMoney({ amount, currency }, language))).toBe(text);
});

test.each([
  ["all whole", [25, 1800], ["€25", "€1,800"]],
  ["one with cents", [25, 38.5, 0], ["€25.00", "€38.50", "€0.00"]],
])("amounts that are read together are written alike: %s", (_, amounts, texts) => {
  const all = amounts.map((amount) => ({ amount, currency: "EUR" }));
  expect(all.map(formatMoneyTogether(all, "en"))).toEqual(texts);
});

test("each currency for itself: euros with cents give none to dollars or yen", () => {
  const all = [
    { amount: 12.5, currency: "EUR" },
    { amount: 30, currency: "USD" },
    { amount: 3800, currency: "JPY" },
  ];
  expect(all.map(formatMoneyTogether(all, "en"))).toEqual(["€12.50", "$30", "¥3,800"]);
});

test("a field shows the number as it is typed, and the sign beside it", () => {
  expect(formatAmount({ amount: 1238.5, currency: "EUR" }, "de")).toBe("1238,50");
  expect(formatAmount({ amount: 25, currency: "EUR" }, "de")).toBe("25");
  expect(formatAmount({ amount: 38.5, currency: "USD" }, "en")).toBe("38.50");
  expect(formatAmount({ amount: 3800, currency: "JPY" }, "de")).toBe("3800");
  expect(currencySign("EUR", "de")).toBe("€");
  expect(currencySign("MXN", "es")).toBe("$");
});

test.each([
  ["38,50", "EUR", 38.5],
  ["38.50", "EUR", 38.5],
  ["38,5", "EUR", 38.5],
  ["38", "EUR", 38],
  ["38,-", "EUR", 38],
  ["38,", "EUR", 38],
  ["€ 38,50", "EUR", 38.5],
  ["38.50 €", "EUR", 38.5],
  ["eur 38,50", "EUR", 38.5],
  ["R$ 1.234,50", "BRL", 1234.5],
  ["$1,234.50", "USD", 1234.5],
  ["1 234,50", "EUR", 1234.5],
  ["1\u202f234,50", "EUR", 1234.5],
  ["1'234.50", "CHF", 1234.5],
  ["1.234", "EUR", 1234],
  ["1,234", "EUR", 1234],
  ["1.234.567", "CLP", 1_234_567],
  ["1,00,000", "INR", 100_000],
  ["3.800", "JPY", 3800],
  ["３８００", "JPY", 3800],
  ["1,250", "KWD", 1.25],
  ["1.250", "KWD", 1250],
  ["38,500", "EUR", 38_500],
  ["38,50000", "EUR", 38.5],
  ["0", "EUR", 0],
  ["", "EUR", null],
  ["  ", "EUR", null],
])("an amount typed as %j in %s is %s", (typed, currency, amount) => {
  expect(parseAmount(typed, currency, ",")).toBe(amount);
});

test.each([
  ["abc", "EUR"],
  ["38k", "EUR"],
  ["1e5", "EUR"],
  ["-5", "EUR"],
  ["3,80,5", "EUR"],
  ["1.23.45", "EUR"],
  ["38,5555", "EUR"],
  ["38,50", "JPY"],
  ["9.999.999.999", "EUR"],
  ["€", "EUR"],
])("%j typed for %s is no amount", (typed, currency) => {
  expect(parseAmount(typed, currency, ",")).toBeNaN();
});

test.each([
  ["en", "EUR", "."],
  ["de", "EUR", ","],
  ["es", "MXN", "."],
  ["de", "JPY", ","],
] as const)("in %s the decimals of %s stand behind a %s", (language, currency, sign) => {
  expect(decimalSignOf(language, currency)).toBe(sign);
});
