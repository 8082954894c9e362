import { describe, expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { stateTable, subscriptionStates } from "#domain/subscription/subscription-state.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";
import { optionLabels, stateWords } from "./state-words.ts";

type Texts = { readonly [name: string]: string | Texts };

const findText = (areas: readonly Texts[], key: string): string | undefined =>
  areas
    .map((area) =>
      key
        .split(".")
        .reduce<string | Texts | undefined>((part, name) => (typeof part === "object" ? part[name] : undefined), area),
    )
    .find((text) => typeof text === "string");

describe.each(languages)("in %s", async (language) => {
  const areas: Texts[] = await Promise.all(
    Object.values(loadUiTexts).map(async (load) => (await load[language]()).default as Texts),
  );

  test.each(subscriptionStates)("the state %s has its words, and each way out of it a label", (state) => {
    const { label, text } = stateWords[state];
    const { ways, hasBanner, isEntitled } = stateTable[state];
    // Who gets nothing, or owes something, is told why; else the facts of the plan speak.
    expect(text !== null).toBe(!isEntitled || hasBanner);
    for (const key of [label, ...(text === null ? [] : [text]), ...ways.map((way) => optionLabels[way])])
      expect(findText(areas, key), key).toMatch(/\S/);
    expect(ways).not.toEqual([]);
    if (hasBanner) expect(findText(areas, `subscription.banner.${state}`)).toMatch(/\S/);
  });
});
