import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns } from "./play-turns.ts";
import { pricedSalon, salonWithOwn } from "./priced-salon.ts";

describe("who was kept waiting is heard, and the team is told", () => {
  test.each([
    ["en", "been waiting 20 min and nobody's called me"],
    ["en", "waited 40 mins yesterday even tho i had an appointment. not ok"],
    ["en", "I've been sitting here for half an hour and no one has come"],
    ["en", "you kept me waiting for an hour last time"],
    ["en", "still waiting after 30 minutes, this is a joke"],
    ["de", "hab gestern 40 minuten gewartet trotz termin, geht gar nicht"],
    ["de", "ich warte jetzt schon seit 20 minuten und keiner kommt"],
    ["de", "sitze hier seit einer halben stunde rum"],
    ["de", "ich habe eine stunde auf meinen Haarschnitt gewartet"],
    ["de", "warte seit ewigkeiten und niemand ruft mich auf"],
    ["es", "llevo 20 minutos esperando y nadie me ha llamado"],
    ["es", "ayer esperé 40 minutos teniendo cita, no es normal"],
    ["es", "estoy esperando desde hace media hora"],
    ["es", "me habéis tenido esperando una hora"],
    ["es", "llevo un buen rato esperando aquí y nada"],
    ["fr", "J'ai attendu 40 minutes hier alors que j'avais rdv, c'est inadmissible"],
    ["fr", "ça fait 20 min que j'attends et personne m'a appelée"],
    ["fr", "j'attends depuis une heure là"],
    ["fr", "on poireaute depuis 30 minutes"],
    ["fr", "40 minutes d'attente alors que j'avais rendez-vous"],
    ["pt", "estou esperando há 20 minutos e ninguém me chamou"],
    ["pt", "esperei 40 minutos ontem mesmo com hora marcada, um absurdo"],
    ["pt", "tô aqui esperando faz meia hora"],
    ["pt", "faz 20 min que tô esperando e nada"],
    ["pt", "fiquei uma hora esperando na última vez"],
  ] as const)("%s: %s", (language, text) => {
    for (const facts of [pricedSalon(language), salonWithOwn(language)]) {
      const { commands } = expectTurns(facts, text, { step: "menu", keys: ["regret", "handedOver"] });
      expect(commands.map(({ kind }) => kind)).toEqual(["requestHuman"]);
    }
  });

  test.each([
    ["en", "can i wait there for 20 minutes before my haircut on friday?"],
    ["de", "muss ich lange warten? hab nur eine stunde"],
    ["es", "cuánto hay que esperar, media hora?"],
    ["fr", "combien de temps d'attente, une heure ?"],
    ["pt", "quanto tempo de espera, uma hora?"],
  ] as const)("no complaint, %s: %s", (language, text) => {
    const { commands } = expectTurns(pricedSalon(language), text, {});
    expect(commands).toEqual([]);
  });
});

const asked: Readonly<Record<Language, string>> = {
  en: "can i speak to someone",
  de: "kann mich jemand anrufen",
  es: "quiero hablar con una persona",
  fr: "je veux parler à quelqu'un",
  pt: "queria falar com uma pessoa",
};

describe("after a hand-over", () => {
  test.each([
    ["en", "when?"],
    ["en", "when will they call?"],
    ["en", "how long will it take"],
    ["en", "and what happens now?"],
    ["de", "wann denn ungefähr?"],
    ["de", "wann ruft ihr an?"],
    ["de", "was machen sie jetzt?"],
    ["de", "wie lange dauert das?"],
    ["es", "cuando me contestan?"],
    ["es", "¿cuándo?"],
    ["es", "cuánto tardan en responder?"],
    ["es", "a qué hora me llaman"],
    ["fr", "quand ?"],
    ["fr", "vous me rappelez quand ?"],
    ["fr", "et dans combien de temps vous répondez"],
    ["fr", "c'est pour quand ?"],
    ["pt", "quando?"],
    ["pt", "quando vão me responder?"],
    ["pt", "vai demorar muito?"],
    ["pt", "e agora?"],
  ] as const)("%s: %s", (language, text) => {
    expectTurns(pricedSalon(language), `${asked[language]} … ${text}`, { step: "menu", keys: ["answerPending"] });
  });

  test.each([
    ["en", "ok ill wait"],
    ["en", "ok I'll wait then, thanks"],
    ["de", "ok ich warte"],
    ["de", "gut, dann warte ich"],
    ["es", "vale espero"],
    ["es", "quedo a la espera, gracias"],
    ["fr", "ok j'attends"],
    ["fr", "d'accord je patiente"],
    ["pt", "ta bom vou aguardar"],
    ["pt", "ok, aguardo"],
  ] as const)("%s: %s", (language, text) => {
    const { keys } = expectTurns(pricedSalon(language), `${asked[language]} … ${text}`, { step: "menu" });
    expect(keys).toEqual(["answerAwaited"]);
  });

  test("a booking begins as ever", () => {
    expectTurns(pricedSalon("en"), "can i speak to someone … haircut next tuesday", { step: "time" });
  });
});
