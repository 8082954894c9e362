import { getCountries, getExampleNumber } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { formatPhone } from "#domain/phone/format-phone.ts";

test("numbers of every country are grouped as the library groups them", () => {
  const different = getCountries().flatMap((country) => {
    const example = getExampleNumber(country, examples);
    if (!example) return [];
    const shown = formatPhone(example.number);
    return shown === example.formatInternational()
      ? []
      : [`${country}: ${shown}, not ${example.formatInternational()}`];
  });
  expect(different).toEqual([]);
});
