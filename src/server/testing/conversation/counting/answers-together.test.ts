import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { agents, buildFacts, newClient, typesIn } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

describe("a person, a time and a name in one answer to the list of times", () => {
  test.each<[Language, string, string, string]>([
    ["en", "haircut", "Luis on Friday at 11, I'm Tom Baker", "Tom Baker"],
    ["es", "corte", "con Luis el viernes a las 11, soy Tomás Ruiz", "Tomás Ruiz"],
    ["fr", "coupe", "avec Luis vendredi à 11h, je m'appelle Tom Petit", "Tom Petit"],
    ["de", "Haarschnitt", "bei Luis am Freitag um 11, ich heiße Tom Bauer", "Tom Bauer"],
    ["pt", "corte", "com o Luis sexta às 11h, meu nome é Tom Souza", "Tom Souza"],
  ])("%s: %s, then %s", (language, service, answer, name) => {
    const server = createSalonServer(buildFacts(language, newClient));
    server.receive({ kind: "text", text: service, profileName: "Tom" });
    server.receive({ kind: "text", text: answer, profileName: "Tom" });
    expect(server.state()).toMatchObject({
      step: "summary",
      slot: { agentId: "luis", date: "2026-11-20", time: "11:00" },
      draft: { typeId: "cut", name },
    });
  });
});

describe("the list of when and with whom", () => {
  testScript(
    "takes the name of a person, and nobody in particular",
    buildFacts("en", newClient),
    `
    > haircut on friday
    < 1. 9:00 AM (with Ana)
    > luis
    < Free times on Friday, November 20, 2026:
    < 1. 10:00 AM (Morning)
    > anyone
    < 1. 9:00 AM (Morning)
    `,
  );

  testScript(
    "is that of a regular's person, and of the others on a day when that person isn't there",
    buildFacts("en"),
    `
    > colour please
    < Colour with Ana: these are the next free times.
    > saturday
    < 1. 10:00 AM (with Luis)
    > 10
    < Colour with Luis
    < Saturday, November 21, 2026
    `,
  );

  testScript(
    "leads to other days where the only time is declined",
    { ...buildFacts("en"), types: typesIn("en").slice(0, 1), agents: agents.slice(0, 1) },
    `
    > friday between 4:15 and 4:45 pm
    < This is the only free time then:
    < 4:30 PM
    < 30 min · €25
    > [Different time]
    < Free times on Friday, November 20, 2026:
    `,
  );
});

describe("the usual that is offered", () => {
  testScript(
    "is meant by a time alone",
    buildFacts("en"),
    `
    > hi
    < The usual, Haircut with Ana?
    > friday at 11
    < Haircut with Ana
    < Friday, November 20, 2026
    < 11:00 AM
    `,
  );

  testScript(
    "and by a yes, which leaves the time to be chosen",
    buildFacts("en"),
    `
    > I'd like to book an appointment
    < The usual, Haircut with Ana?
    > yes
    < Haircut with Ana: these are the next free times.
    ! nothing
    `,
  );
});
