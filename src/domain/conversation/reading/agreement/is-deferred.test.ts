import { describe, expect, test } from "vitest";
import { isDeferred } from "./is-deferred.ts";

describe("an answer that is put off", () => {
  test.each([
    "let me think about it and I'll confirm tomorrow",
    "ok I'll let you know later",
    "sounds good but I need to check with my boss",
    "yes probably, I'll get back to you",
    "I'll confirm tonight",
    "déjame pensarlo y mañana te confirmo",
    "sí, luego te confirmo",
    "vale, lo consulto y te aviso",
    "tengo que mirarlo, después te digo",
    "je vous confirme ça demain",
    "oui mais je dois demander à mon mari",
    "laissez-moi réfléchir",
    "je vous redis ça ce soir",
    "ich bestätige morgen",
    "gut, ich melde mich",
    "muss ich erst noch schauen",
    "ja, ich geb dir noch Bescheid",
    "deixa eu ver e amanhã confirmo",
    "pode ser, depois confirmo",
    "vou pensar, te aviso",
  ])("%s", (text) => {
    expect(isDeferred(text)).toBe(true);
  });
});

describe("a yes at once", () => {
  test.each([
    "yes please, see you tomorrow",
    "I confirm, thanks",
    "perfect, book it, see you later",
    "sí, confirmo",
    "te confirmo la cita, gracias",
    "dale, nos vemos mañana",
    "oui je confirme",
    "parfait, à demain",
    "ja, bestätige",
    "passt, bis morgen",
    "sim, confirmo",
    "fechado, até amanhã",
  ])("“%s” isn't deferred", (text) => {
    expect(isDeferred(text)).toBe(false);
  });
});
