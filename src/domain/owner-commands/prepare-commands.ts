import { type Language, languages } from "../languages.ts";
import { resolveBusinessWeek } from "../scheduling/hours/business-hours.ts";
import type { OwnerFacts } from "./deciding/owner-facts.ts";
import { commandWordsOf } from "./reading/command-words.ts";
import { newOwnerState } from "./state.ts";
import { takeOwnerMessage } from "./take-owner-message.ts";

/**
 * Reads commands in steps, so that the engine compiles their patterns before the first owner writes. Each is read with an
 * emoji too: the engine compiles a pattern once more for texts beyond Latin 1.
 */
export const prepareCommands = (): (() => void)[] => [
  ...languages.flatMap((language) => endings.map((ending) => () => commandWordsOf(language).prepare(ending))),
  ...languages.flatMap((language) =>
    commands[language].flatMap((text) =>
      endings.map((ending) => () => {
        takeOwnerMessage(newOwnerState("prepared"), { text: `${text}${ending}` }, facts, language);
      }),
    ),
  ),
];

const endings = [" now", " now 🙂"];

const commands: Record<Language, readonly string[]> = {
  en: ["hello", "what's on today", "move Ana's 3 o'clock to 5 and block tomorrow", "I'm running 20 minutes late"],
  es: ["¿qué tengo hoy?", "bloquea mañana de 3 a 5"],
  fr: ["qu'est-ce que j'ai aujourd'hui ?", "bloque demain de 15h à 17h"],
  de: ["was steht heute an?", "blockiere morgen von 15 bis 17 Uhr"],
  pt: ["o que tenho hoje?", "bloqueia amanhã das 15h às 17h"],
};

const facts: OwnerFacts = {
  now: Temporal.Instant.from("2026-01-05T08:30:00Z"),
  ...{ today: "2026-01-05", nowTime: "08:30", zone: "UTC", country: null, business: "", actor: "owner" },
  ownAgentId: "ana",
  agents: [
    { id: "ana", name: "Ana" },
    { id: "luis", name: "Luis" },
  ],
  appointments: [],
  closures: { timeOff: [], specialDays: [], holidays: [] },
  busyTimes: [],
  hours: resolveBusinessWeek([]),
  opensAt: "09:00",
  closesAt: "18:00",
};
