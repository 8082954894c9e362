import { describe, expect, test } from "vitest";
import type { WholePhrase } from "#domain/conversation/phrases/phrases.ts";
import { readPhrases } from "#domain/conversation/phrases/read-phrases.ts";
import { renderReply } from "#domain/conversation/replying/render.ts";
import { textKeys } from "#domain/conversation/replying/text-keys.ts";
import { languages } from "#domain/languages.ts";
import { type BotTexts, botTexts } from "#locales/bot-texts.ts";

const keysOf = (node: object, prefix = ""): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === "object" ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

test("the conversation's texts are exactly those it uses", () => {
  // Notices have their own words, and those for a series are in them.
  const { notices: _notices, series: _series, ...own } = botTexts.en;
  const keys = keysOf(own).map((key) => key.replace(/_(?:one|many|other)$/, ""));
  expect([...new Set(keys)].sort()).toEqual([...textKeys].sort());
});

/** What typing an option's title has to mean. */
const titles: readonly [(texts: BotTexts) => string, WholePhrase][] = [
  [({ buttons }) => buttons.book, "book"],
  [({ buttons }) => buttons.mine, "mine"],
  [({ buttons }) => buttons.talk, "talk"],
  [({ buttons }) => buttons.menu, "menu"],
  [({ buttons }) => buttons.confirm, "yes"],
  [({ buttons }) => buttons.change, "change"],
  [({ buttons }) => buttons.leave, "leave"],
  [({ buttons }) => buttons.reschedule, "move"],
  [({ buttons }) => buttons.cancelIt, "cancelIt"],
  [({ buttons }) => buttons.yesCancel, "cancelIt"],
  [({ buttons }) => buttons.keep, "keep"],
  [({ options }) => options.again, "again"],
  [({ options }) => options.anyone, "anyone"],
  [({ options }) => options.more, "more"],
  [({ options }) => options.firstPage, "more"],
  [({ options }) => options.otherDay, "otherDay"],
  [({ options }) => options.changeDay, "changeDay"],
  [({ options }) => options.changeTime, "changeTime"],
  [({ options }) => options.changeAgent, "changeAgent"],
  [({ options }) => options.changeType, "changeType"],
  [({ options }) => options.changeName, "changeName"],
];

describe.each(languages)("in %s", (language) => {
  const texts = botTexts[language];

  test.each(titles.map(([title, phrase]) => [title(texts), phrase] as const))(
    'the button "%s" can be typed instead',
    (title, phrase) => {
      const plain = title.normalize("NFD").replace(/\p{M}/gu, "");
      for (const typed of [title, title.toUpperCase(), plain.toLowerCase(), ` ${title}! `]) {
        expect([typed, readPhrases(typed).has(phrase)]).toEqual([typed, true]);
      }
    },
  );

  test("words that stop and start are named in the texts as they work", () => {
    const [word = ""] = texts.confirmation.howToChange.match(/\b[A-ZÊ]{4,}\b/) ?? [];
    expect([word, readPhrases(word).has("stop")]).toEqual([word, true]);
    const [quoted = ""] = texts.confirmation.howToChange.match(/[“«„](.+?)[”»“]/)?.slice(1) ?? [];
    expect([quoted, readPhrases(quoted.trim()).has("mine")]).toEqual([quoted, true]);
    for (const [, word] of texts.help.matchAll(/[“«„]\s?(\p{L}+)\s?[”»“]/gu)) {
      const meaning = readPhrases(word as string);
      expect([word, meaning.has("menu") || meaning.has("back") || meaning.has("leave")]).toEqual([word, true]);
    }
  });

  test("no option is cut", () => {
    for (const [title] of titles) {
      const reply = { lines: [], options: [{ id: "x", title: title(texts) }], style: "list" as const };
      expect(renderReply(reply, language, texts)).toMatchObject({ options: [{ title: title(texts) }] });
    }
  });
});
