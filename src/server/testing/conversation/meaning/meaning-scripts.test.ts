import { describe, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { playScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "../salon.ts";
import { conversationScriptsDe } from "./conversation-scripts-de.ts";
import { conversationScriptsEn } from "./conversation-scripts-en.ts";
import { conversationScriptsEs } from "./conversation-scripts-es.ts";
import { conversationScriptsFr } from "./conversation-scripts-fr.ts";
import { conversationScriptsPt } from "./conversation-scripts-pt.ts";

const spoken: Record<Language, string> = {
  en: conversationScriptsEn,
  es: conversationScriptsEs,
  fr: conversationScriptsFr,
  de: conversationScriptsDe,
  pt: conversationScriptsPt,
};

/** Who writes: somebody new, a regular without or with an appointment on Friday at eleven, two of them, or one today. */
const factsOf = (language: Language, who: string): ConversationFacts => {
  const facts = buildFacts(language, who === "new" ? newClient : undefined);
  const appointments = {
    own: [buildOwnAppointment(language)],
    today: [buildOwnAppointment(language, { date: "2026-11-18", time: "11:30" })],
    two: [
      buildOwnAppointment(language),
      buildOwnAppointment(language, {
        id: "second",
        agentId: "luis",
        typeId: "colour",
        date: "2026-11-25",
        time: "12:00",
      }),
    ],
  }[who];
  let all = facts;
  for (const one of appointments ?? []) all = withBusy({ ...all, appointments: [...all.appointments, one] }, one);
  return all;
};

for (const language of languages) {
  describe(`${language}: in words of their own`, () => {
    for (const block of spoken[language].trim().split(/\n\s*\n/)) {
      const [heading = "", ...lines] = block.trim().split("\n");
      const [, who = "", what = ""] = /^# (\w+): (.+)$/.exec(heading.trim()) ?? [];
      test(`${who}: ${what}`, () => {
        playScript(factsOf(language, who), lines.join("\n"));
      });
    }
  });
}
