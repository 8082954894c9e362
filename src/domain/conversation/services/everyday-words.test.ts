import { describe, expect, test } from "vitest";
import { emptyHouse } from "../../house/house-facts.ts";
import type { Language } from "../../languages.ts";
import type { Turn } from "../conversation-turn.ts";
import { readMeaning } from "../reading/read-meaning.ts";
import { everydayDe } from "./testing/everyday-de.ts";
import { everydayEn } from "./testing/everyday-en.ts";
import { everydayEs } from "./testing/everyday-es.ts";
import { everydayFr } from "./testing/everyday-fr.ts";
import { everydayPt } from "./testing/everyday-pt.ts";

const everyday: Record<Language, string> = {
  en: everydayEn,
  es: everydayEs,
  fr: everydayFr,
  de: everydayDe,
  pt: everydayPt,
};

type Row = { menu: string[]; said: string; meant: string | null };

const rowsOf = (text: string): Row[] => {
  let menu: string[] = [];
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("="))
      menu = line
        .slice(line.indexOf(":") + 1)
        .split("|")
        .map((name) => name.trim());
    const [, said, sign, meant = ""] = /^(.+?) (>>?) (.+)$/.exec(line) ?? [];
    return said === undefined ? [] : [{ menu, said, meant: sign === ">>" || meant === "?" ? null : meant }];
  });
};

const servicesIn = (language: Language, menu: readonly string[], said: string): readonly string[] => {
  const turn = {
    ...{ language, today: "2026-11-18", nowTime: "10:00", profileName: null },
    facts: {
      agents: [{ agentId: "ana", name: "Ana" }],
      types: menu.map((name) => ({ id: name, name })),
      client: { name: null },
      business: { house: emptyHouse },
      appointments: [],
    },
  } as unknown as Turn;
  return readMeaning(turn, said, { offered: [] }).typeIds;
};

describe.each(Object.entries(everyday))("in %s", (language, text) => {
  test.each(rowsOf(text))("$said is $meant", ({ menu, said, meant }) => {
    const found = servicesIn(language as Language, menu, said);
    if (meant === null) expect(found).not.toHaveLength(1);
    else expect(found).toEqual([meant]);
  });
});
