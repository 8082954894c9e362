import { describe, expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { hearLanguage } from "#domain/conversation/language/hear-language.ts";
import { renderReply } from "#domain/conversation/replying/render.ts";
import { newConversation } from "#domain/conversation/state.ts";
import { type Language, languages } from "#domain/languages.ts";
import { botTextsIn } from "#locales/bot-texts.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, newClient, typesIn } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const english = buildFacts("en", newClient);

const knownIn = (facts: ConversationFacts, language: ConversationFacts["client"]["language"]): ConversationFacts => ({
  ...facts,
  client: { ...facts.client, language },
});

describe("who clearly writes in another language is answered and read in it from then on", () => {
  testScript(
    "de",
    english,
    `
    > hallo, ein haircut bei der ana am 5.12. nachmittags, geht das?
    ! setLanguage de
    < 5. Dezember
    < not English
    > dann am 7.12. um halb elf
    ! nothing
    < Montag, 7. Dezember 2026
    < 10:30 Uhr
    `,
  );
  testScript(
    "es",
    english,
    `
    > 14 dic a las 11 haircut con ana
    ! setLanguage es
    < 14 de diciembre
    < 11:00
    `,
  );
  testScript(
    "fr",
    english,
    `
    > pouvez-vous me rappeler svp
    ! setLanguage fr and requestHuman
    < J’ai
    `,
  );
  testScript(
    "pt",
    english,
    `
    > marcar haircut seg 7/12 15h com a Ana
    ! setLanguage pt
    < 7 de dezembro
    < 15:00
    `,
  );
  testScript(
    "en",
    buildFacts("de", newClient),
    `
    > could i come in tomorrow at 3 with ana please
    ! setLanguage en
    < Thursday, November 19
    < 3:00 PM
    `,
  );
});

testScript(
  "the words of a poster count as the client's own",
  { ...english, startLinks: [{ id: "poster", code: "K7P", agentId: null, typeId: "cut" }] },
  `
  > Hola, quiero reservar un haircut (código: K7P)
  ! setLanguage es
  < estas son las próximas horas libres
  `,
);

describe("in the middle of a booking", () => {
  testScript(
    "a yes in German books, and what it led to is said in German",
    knownIn(buildFacts("en"), null),
    `
    > haircut with ana tomorrow at 3
    < Haircut with Ana
    > ja gern, das passt mir gut
    ! setLanguage de and book cut ana 2026-11-19 15:00 María
    < Haircut
    < 19. November
    `,
  );
  testScript(
    "a refused time too",
    knownIn(buildFacts("en"), null),
    `
    > haircut with ana tomorrow at 3
    @ refused taken
    > ja gern, das passt mir gut
    < diese Zeit hat gerade jemand gebucht
    < Donnerstag, 19. November 2026
    `,
  );
  testScript(
    "names and services of any language leave it as it is",
    english,
    `
    @ profile
    > haircut with ana tomorrow at 3
    < What name
    > Jürgen von Hohenstein
    ! setName Jürgen von Hohenstein
    < Name: Jürgen von Hohenstein
    < not Deutsch
    `,
  );
  testScript(
    "so do long names, in small letters",
    english,
    `
    > haircut with ana tomorrow at 3
    > maría del carmen fernández de la vega
    < Name: maría del carmen fernández de la vega
    < Confirm
    `,
  );
  testScript(
    "a question where the name was asked is heard",
    english,
    `
    @ profile
    > haircut with ana tomorrow at 3
    < What name
    > kann man bei euch mit karte zahlen?
    ! setLanguage de
    < Soll das Team sich bei Ihnen melden?
    `,
  );
});

describe("what is asked for counts for more", () => {
  testScript(
    "a language by its name",
    english,
    `
    > ich hätte gern einen haircut bei ana morgen um 15 uhr, aber auf französisch bitte
    ! setLanguage fr
    < continuons en français
    < 15:00
    `,
  );
  testScript(
    "for good: then the way to another is only pointed out, once",
    knownIn(english, "fr"),
    `
    > ich hätte gern einen haircut bei ana morgen um 15 uhr
    ! nothing
    < Deutsch? „Deutsch“ schreiben.
    < 15:00
    > kann man bei euch auch mit karte zahlen?
    ! nothing
    < not Deutsch?
    `,
  );
  testScript(
    "no other word is said about it",
    knownIn(english, "de"),
    `
    > ich hätte gern einen haircut bei ana morgen um 15 uhr
    ! nothing
    < 15:00 Uhr
    < not schreiben.
    `,
  );
});

describe("where it isn't clear", () => {
  testScript(
    "the way is pointed out, once, and who goes on means it",
    english,
    `
    > jawoll
    ! nothing
    < Deutsch? „Deutsch“ schreiben.
    > passt
    ! nothing
    < not Deutsch?
    `,
  );
  testScript(
    "a greeting that all know is only a greeting",
    english,
    `
    > hola
    ! nothing
    < not Español
    > I'd like a haircut tomorrow at 3 with ana, gracias
    ! nothing
    < 3:00 PM
    `,
  );
});

describe("not before everything else", () => {
  testScript("STOP", english, `> stopp\n! optOut`);
  testScript(
    "who has stopped",
    { ...english, client: { ...newClient, isOptedOut: true } },
    `> ich hätte gern einen termin\n! nothing\n<`,
  );
  test("a tap", () => {
    const tapped = { kind: "choice" as const, choiceId: "menu:1:book", at: english.now };
    expect(hearLanguage(english, newConversation(), tapped, "kann man da parken")).toEqual({
      spoken: null,
      hinted: null,
      kept: null,
    });
  });
});

/** The rows and buttons of a booking up to the choice of a time. */
const titlesIn = (language: Language): string[] => {
  const server = createSalonServer(buildFacts(language, newClient));
  const [service = ""] = typesIn(language).map(({ name }) => name);
  let message: Parameters<typeof server.receive>[0] = { kind: "text", text: service };
  return Array.from({ length: 3 }).flatMap(() => {
    const { last } = server.receive(message);
    const options = last.replies.flatMap((reply) => {
      const shown = renderReply(reply, last.language, botTextsIn(last.language, null));
      return shown.kind === "text" ? [] : shown.kind === "buttons" ? shown.buttons : shown.options;
    });
    message = { kind: "choice", choiceId: options[0]?.id ?? "" };
    return options.map(({ title }) => title);
  });
};

test.each(languages)("in %s, a title that is typed as it was read is in no other language", (language) => {
  const titles = titlesIn(language);
  expect(titles.length).toBeGreaterThan(9);
  const server = createSalonServer(buildFacts(language, newClient));
  expect(titles.filter((text) => server.receive({ kind: "text", text }).first.chosenLanguage !== null)).toEqual([]);
});
