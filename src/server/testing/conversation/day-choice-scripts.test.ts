import { describe, expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { renderReply, toNumberedText } from "#domain/conversation/replying/render.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { testScript } from "./play-script.ts";
import { buildFacts } from "./salon.ts";
import { createSalonServer } from "./salon-server.ts";

const inZone = (facts: ConversationFacts, zone: string): ConversationFacts => ({
  ...facts,
  business: { ...facts.business, zone },
});

describe("what can be read in two ways is asked with both", () => {
  testScript(
    "an hour, or the day of the month",
    buildFacts("en"),
    `
    > haircut with ana friday 11
    < Which day do you mean?
    < 1. Fri, Nov 20 · 11:00 AM
    < 2. Fri, Dec 11
    > 1
    < Friday, November 20, 2026
    < 11:00 AM
    `,
  );
  testScript(
    "the other one",
    buildFacts("de"),
    `
    > haarschnitt bei ana freitag 11
    < Welchen Tag meinen Sie?
    > das zweite
    < Freitag, 11. Dezember 2026
    `,
  );
  testScript(
    "another hour",
    buildFacts("de"),
    `
    > haarschnitt bei ana freitag 11
    < Welchen Tag meinen Sie?
    > um 14 uhr
    < Welchen Tag meinen Sie?
    < 1. Fr., 20. Nov.
    < 2. Fr., 11. Dez.
    > 1
    < Freitag, 20. November 2026
    < 14:00 Uhr
    `,
  );
  testScript(
    "at a time, or before it",
    buildFacts("en"),
    `
    > haircut with ana friday by 10:30
    < Which time do you mean?
    < 1. 10:30 AM
    < 2. Before 10:30 AM
    > 2
    < 9:00 AM
    < 10:00 AM
    `,
  );
  testScript(
    "a weekday that isn't the day of the month",
    buildFacts("en"),
    `
    > haircut with ana on thursday the 25th at 10
    < Which day do you mean?
    < 1. Wed, Nov 25
    < 2. Thu, Nov 26
    `,
  );
});

describe("days that don't suit aren't offered", () => {
  const offered = (facts: ConversationFacts, ...texts: string[]): string => {
    const server = createSalonServer(facts);
    let shown = "";
    for (const text of texts) {
      const { last } = server.receive({ kind: "text", text });
      shown = last.replies
        .map((reply) => toNumberedText(renderReply(reply, last.language, botTexts[last.language])))
        .join("\n");
    }
    return shown;
  };

  test.each([
    ["en", "haircut with ana next week, any day except monday and friday", /Tue, Nov 24/, /Mon, Nov 23|Fri, Nov 27/],
    ["es", "corte con ana la semana que viene menos el lunes", /mar, 24/, /lun, 23/],
    ["fr", "coupe avec ana la semaine prochaine sauf lundi", /mar\. 24/, /lun\. 23/],
    ["de", "haarschnitt bei ana nächste woche, nur nicht montag", /Di\., 24/, /Mo\., 23/],
    ["pt", "corte com a ana semana que vem menos segunda", /ter\., 24/, /seg\., 23/],
  ] as const)("in %s: %s", (language, text, shown, hidden) => {
    const said = offered(buildFacts(language), text);
    expect(said).toMatch(shown);
    expect(said).not.toMatch(hidden);
  });

  test("a day that is turned down doesn't come back", () => {
    const said = offered(buildFacts("en"), "haircut with ana", "not thursday");
    expect(said).toMatch(/Fri, Nov 20/);
    expect(said).not.toMatch(/Thu,/);
  });

  test("of three days those that were named are asked about", () => {
    const said = offered(buildFacts("en"), "haircut with ana on monday, wednesday or friday next week");
    expect(said).toMatch(/Mon, Nov 23/);
    expect(said).not.toMatch(/Tue,|Thu,/);
  });
});

describe("the business's country", () => {
  testScript(
    "the month comes first in New York",
    inZone(buildFacts("en"), "America/New_York"),
    `
    > haircut with ana on 12/1 at 10am
    < December 1, 2026
    `,
  );
  testScript(
    "and the day in London",
    inZone(buildFacts("en"), "Europe/London"),
    `
    > haircut with ana on 1/12 at 10am
    < December 1, 2026
    `,
  );

  test("writes dates its own way", () => {
    const server = createSalonServer(inZone(buildFacts("en"), "Europe/London"));
    const { last } = server.receive({ kind: "text", text: "haircut with ana on 1/12 at 10am" });
    const [reply] = last.replies;
    if (!reply) throw new Error("the bot said nothing");
    expect(toNumberedText(renderReply(reply, "en", botTexts.en, { country: "GB" }))).toMatch(
      /Tuesday,? 1 December 2026/,
    );
    expect(toNumberedText(renderReply(reply, "en", botTexts.en, { country: "US" }))).toContain(
      "Tuesday, December 1, 2026",
    );
  });
});
