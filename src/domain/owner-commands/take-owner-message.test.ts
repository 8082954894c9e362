import { describe, expect, test } from "vitest";
import type { Language } from "../languages.ts";
import { commandFacts, playCommands } from "./testing/play-commands.ts";

/** How the same things are said in each language; `=>` precedes what each message leads to. */
const sayings: Record<Language, Record<string, string>> = {
  en: {
    today: "today",
    next: "who's next",
    free: "any gaps tomorrow?",
    move: "move maria to 16:00",
    cancelHour: "cancel 15:00",
    block: "block tomorrow 14-16",
    sick: "I'm sick today",
    late: "running 20 late",
    lateOpen: "running late",
    minutes: "20 min",
    noShow: "pedro didn't come",
    confirm: "confirm klara",
    undo: "undo",
    help: "help",
    yes: "yes",
    no: "no",
    moveOpen: "move maria",
    place: "tomorrow at 4pm",
    other: "cancel nobody xyzzy",
    second: "2",
    customer: "as a client",
    strange: "how much is a haircut",
    day: "tomorrow",
    lukasIll: "lukas is ill",
  },
  es: {
    today: "hoy",
    next: "quien viene ahora",
    free: "huecos mañana",
    move: "pasa a maria a las 16",
    cancelHour: "cancela las 15",
    block: "bloquea mañana de 14 a 16",
    sick: "estoy enferma hoy",
    late: "voy con 20 min de retraso",
    lateOpen: "voy tarde",
    minutes: "20 minutos",
    noShow: "pedro no vino",
    confirm: "confirma a klara",
    undo: "deshacer",
    help: "ayuda",
    yes: "sí",
    no: "no",
    moveOpen: "mueve a maria",
    place: "mañana a las 16",
    other: "cancela a xyzzy",
    second: "2",
    customer: "como cliente",
    strange: "cuánto cuesta un corte",
    day: "mañana",
    lukasIll: "lukas está enfermo",
  },
  fr: {
    today: "aujourd'hui",
    next: "qui est le prochain",
    free: "trous demain",
    move: "décale maria à 16h",
    cancelHour: "annule 15h",
    block: "bloque demain de 14h à 16h",
    sick: "je suis malade aujourd'hui",
    late: "j'ai 20 minutes de retard",
    lateOpen: "je suis en retard",
    minutes: "20 min",
    noShow: "pedro n'est pas venu",
    confirm: "confirme klara",
    undo: "annule ça",
    help: "aide",
    yes: "oui",
    no: "non",
    moveOpen: "décale maria",
    place: "demain à 16h",
    other: "annule xyzzy",
    second: "2",
    customer: "comme client",
    strange: "combien coûte une coupe",
    day: "demain",
    lukasIll: "lukas est malade",
  },
  de: {
    today: "heute",
    next: "wer kommt als nächstes",
    free: "lücken morgen",
    move: "verschieb maria auf 16 uhr",
    cancelHour: "storniere 15 uhr",
    block: "blockiere morgen 14-16",
    sick: "bin heute krank",
    late: "bin 20 min zu spät",
    lateOpen: "bin spät dran",
    minutes: "20 minuten",
    noShow: "pedro ist nicht gekommen",
    confirm: "bestätige klara",
    undo: "rückgängig",
    help: "hilfe",
    yes: "ja",
    no: "nein",
    moveOpen: "verschieb maria",
    place: "morgen um 16 uhr",
    other: "storniere xyzzy",
    second: "2",
    customer: "als kunde",
    strange: "was kostet ein haarschnitt",
    day: "morgen",
    lukasIll: "lukas ist krank",
  },
  pt: {
    today: "hoje",
    next: "quem é o próximo",
    free: "horários livres amanhã",
    move: "muda a maria para as 16h",
    cancelHour: "cancela as 15",
    block: "bloqueia amanhã das 14 às 16",
    sick: "tô doente hoje",
    late: "tô 20 min atrasada",
    lateOpen: "tô atrasada",
    minutes: "20 minutos",
    noShow: "pedro não veio",
    confirm: "confirma a klara",
    undo: "desfazer",
    help: "ajuda",
    yes: "sim",
    no: "não",
    moveOpen: "muda a maria",
    place: "amanhã às 16h",
    other: "cancela xyzzy",
    second: "2",
    customer: "como cliente",
    strange: "quanto custa o corte",
    day: "amanhã",
    lukasIll: "lukas tá doente",
  },
};

const moved = "move maria 2027-03-01 16:00";
const blocked = "block ana 2027-03-02 2027-03-02 14:00 16:00";

// Each conversation in words of the table above; a pause in minutes may come before one.
const conversations: [string, string[], string[]][] = [
  [
    "the day",
    ["today", "day"],
    ["say today, rowWithAgent, rowWithMark, rowWithAgent, rowWithAgent", "say onDay, rowWithAgent"],
  ],
  ["who is next", ["next"], ["say next"]],
  ["free times", ["free"], ["free 2027-03-02 ana lukas"]],
  ["a move and a yes", ["move", "yes"], [`read back ${moved}`, `do ${moved}`]],
  ["a move and a no", ["move", "no", "yes"], [`read back ${moved}`, "leave", "nothingWaits"]],
  [
    "a yes that comes late",
    ["move", "+11 yes", "yes"],
    [`read back ${moved}`, `read back again ${moved}`, `do ${moved}`],
  ],
  [
    "an hour that two have",
    ["cancelHour", "second", "yes"],
    ["ask appointment maria tom", "read back cancel tom", "do cancel tom"],
  ],
  ["a command in between", ["move", "day", "yes"], [`read back ${moved}`, "say onDay, rowWithAgent", "nothingWaits"]],
  [
    "a move without a place",
    ["moveOpen", "place", "yes"],
    ["ask place", "read back move maria 2027-03-02 16:00", "do move maria 2027-03-02 16:00"],
  ],
  ["blocked hours", ["block", "yes"], [`read back ${blocked}`, `do ${blocked}`]],
  ["illness", ["sick", "yes"], ["read back sick ana 2027-03-01 2027-03-01", "do sick ana 2027-03-01 2027-03-01"]],
  ["somebody else's illness", ["lukasIll"], ["read back sick lukas 2027-03-01 2027-03-01"]],
  ["a delay", ["late", "yes"], ["read back late ana 20", "do late ana 20"]],
  ["a delay without its length", ["lateOpen", "minutes"], ["ask minutes 10 15 20 30 45 60", "read back late ana 20"]],
  ["who didn't come", ["noShow", "yes"], ["read back mark pedro no-show", "do mark pedro no-show"]],
  ["a confirmation", ["confirm", "yes"], ["read back confirm klara", "do confirm klara"]],
  ["nothing to undo", ["undo"], ["say nothingToUndo"]],
  ["nobody of that name", ["other"], ["say noneOfName"]],
  ["help", ["help"], ["say help, helpMore"]],
  ["a customer's words", ["strange", "customer"], ["unknown", "beCustomer"]],
];

describe.each(Object.entries(sayings) as [Language, Record<string, string>][])(
  "an owner's messages in %s",
  (language, said) => {
    test.each(conversations)("%s", (_, messages, expected) => {
      const words = messages.map((message) => message.replace(/\w+$/, (name) => said[name] ?? name));
      expect(playCommands(language, words)).toEqual(expected);
    });
  },
);

test.each<[string, string[], string[]]>([
  ["her own hour alone", ["cancel 15:00"], ["read back cancel tom"]],
  ["nobody else's day", ["ana is sick today"], ["say ownDayOnly"]],
  ["her own time off", ["block tomorrow"], ["read back block lukas 2027-03-02 2027-03-02"]],
])("an agent changes %s", (_, messages, expected) => {
  const own = playCommands("en", messages, {
    actor: { agentId: "lukas" },
    appointments: commandFacts().appointments.filter(({ agentId }) => agentId === "lukas"),
  });
  expect(own).toEqual(expected);
});

test("without an agent of her own, blocked hours are everybody's and who is ill is asked", () => {
  const over = { ownAgentId: null };
  expect(playCommands("en", ["block friday", "I'm ill", "lukas"], over)).toEqual([
    "read back block ana+lukas 2027-03-05 2027-03-05",
    "ask agent ana lukas",
    "read back sick lukas 2027-03-01 2027-03-01",
  ]);
});

test("two days that are possible are asked about", () => {
  expect(playCommands("en", ["I'm off on monday", "2"])).toEqual([
    "ask date 2027-03-01 2027-03-08",
    "read back block ana 2027-03-08 2027-03-08",
  ]);
});

test.each([
  ["en", "block 20 to 22", "block ana 2027-03-20 2027-03-22"],
  ["de", "blockiere 20 bis 22", "block ana 2027-03-20 2027-03-22"],
  ["es", "bloquea de 20 a 22", "block ana 2027-03-20 2027-03-22"],
  ["fr", "bloque de 20 à 22", "block ana 2027-03-20 2027-03-22"],
  ["pt", "bloqueia de 20 a 22", "block ana 2027-03-20 2027-03-22"],
  // Hours in which there is something to block stay hours.
  ["en", "block 10 to 12", "block ana 2027-03-01 2027-03-01 10:00 12:00"],
  ["de", "blockiere 16 bis 20", "block ana 2027-03-01 2027-03-01 16:00 20:00"],
] as const)("the owner's %s message “%s” is read back", (language, text, gist) => {
  expect(playCommands(language, [text])).toEqual([`read back ${gist}`]);
});

test("days of a month that are over are next month's", () => {
  const over = { today: "2027-03-25", nowTime: "09:30" };
  expect(playCommands("en", ["block 20 to 22"], over)).toEqual(["read back block ana 2027-04-20 2027-04-22"]);
});

test.each([
  ["en", "block friday", "no wait, scrap that"],
  ["de", "sperr freitag", "moment, mach das rückgängig"],
] as const)("%s: what was only read back is left, not the change before it undone", (language, order, text) => {
  expect(playCommands(language, [order, text])[1]).toBe("leave");
});

test.each([
  ["es", "bloquea a Lukas mañana de 14 a 16", "block lukas 2027-03-02 2027-03-02 14:00 16:00"],
  ["es", "bloquea del 24 al 26 de diciembre", "block ana 2027-12-24 2027-12-26"],
  ["fr", "bloque demain de 14h à 16h", "block ana 2027-03-02 2027-03-02 14:00 16:00"],
  ["es", "cancela a Juan de la Cruz", "cancel juan"],
] as const)("%s: the small words of names stay small words, “%s”", (language, text, gist) => {
  const { agents, appointments } = commandFacts();
  const [pedro] = appointments;
  const juan = { ...pedro, id: "juan", clientName: "Juan de la Cruz del Río", time: "12:00" } as typeof pedro & object;
  const later = { ...juan, startsAtMs: juan.startsAtMs + 3 * 3_600_000, endsAtMs: juan.endsAtMs + 3 * 3_600_000 };
  const over = { agents: [...agents, { id: "noor", name: "Noor de Vries" }], appointments: [...appointments, later] };
  expect(playCommands(language, [text], over)).toEqual([`read back ${gist}`]);
});
