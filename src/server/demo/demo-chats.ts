import { renderReply } from "#domain/conversation/replying/render.ts";
import type { Line, Reply } from "#domain/conversation/replying/reply.ts";
import type { TextKey } from "#domain/conversation/replying/text-keys.ts";
import { type Language, languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { demoBusiness, demoTypes } from "./demo-business.ts";
import type { PlannedAppointment } from "./plan-demo-appointments.ts";

export type DemoMessage = {
  author: "client" | "bot";
  kind: string;
  text: string;
  opener: string | null;
  options: readonly unknown[];
  minutesAgo: number;
};

export type DemoChat = {
  name: string;
  phone: string;
  language: Language;
  wantsHuman: boolean;
  messages: readonly DemoMessage[];
};

/** What clients write; what the bot says comes from its own texts. */
const words: Record<Language, { hello: string; ask: string; person: string }> = {
  en: { hello: "Hi there!", ask: "Do you have something free this week?", person: "Can I talk to someone?" },
  es: { hello: "¡Hola!", ask: "¿Tenéis algo libre esta semana?", person: "¿Puedo hablar con alguien?" },
  fr: { hello: "Bonjour !", ask: "Vous avez de la place cette semaine ?", person: "Puis-je parler à quelqu'un ?" },
  de: { hello: "Hallo!", ask: "Haben Sie diese Woche noch etwas frei?", person: "Kann ich mit jemandem sprechen?" },
  pt: { hello: "Oi!", ask: "Vocês têm horário esta semana?", person: "Posso falar com alguém?" },
};

type Booked = { appointment: PlannedAppointment; agentName: string };

/** The chats behind some of the upcoming appointments, one in each language, and one person who waits for an answer. */
export const demoChats = (upcoming: readonly Booked[]): DemoChat[] =>
  upcoming.slice(0, languages.length + 1).map(({ appointment, agentName }, index) => {
    const language = languages[index % languages.length] as Language;
    const { name, phone } = appointment.client;
    const startedMinutesAgo = 35 + index * 190;
    const wantsHuman = index === languages.length;
    const lines = wantsHuman ? askForPerson(language) : book(language, appointment, agentName);
    return {
      name,
      phone: phone.replace(/\s/g, ""),
      language,
      wantsHuman,
      messages: lines.map((message, at) => ({ ...message, minutesAgo: startedMinutesAgo - at })),
    };
  });

type Said = Omit<DemoMessage, "minutesAgo">;

const book = (language: Language, { booked, type, client }: PlannedAppointment, agentName: string): Said[] => {
  const values = {
    service: demoTypes[type].name,
    agent: agentName,
    date: { date: booked.date, style: "full" as const },
    time: { time: booked.time },
  };
  const business = demoBusiness.companyName;
  return [
    fromClient(words[language].hello),
    bot(
      language,
      [{ key: "greeting.new", values: { business } }, { key: "disclosure.named" }, { key: "questions.menu" }],
      menuButtons,
    ),
    fromClient(words[language].ask),
    bot(language, [{ key: "questions.summary", values: { ...values, name: client.name } }], summaryButtons),
    fromClient(botTexts[language].buttons.confirm, "choice"),
    bot(language, [
      { key: "confirmation.booked", values: { ...values, business } },
      { key: "confirmation.howToChange" },
    ]),
  ];
};

const askForPerson = (language: Language): Said[] => [
  fromClient(words[language].person),
  bot(
    language,
    [{ key: "talk" }, { key: "disclosure.assistant", values: { business: demoBusiness.companyName } }],
    ["buttons.book", "buttons.mine"],
  ),
];

const menuButtons: readonly TextKey[] = ["buttons.book", "buttons.mine", "buttons.talk"];
const summaryButtons: readonly TextKey[] = ["buttons.confirm", "options.otherTime", "options.otherAgent"];

const fromClient = (text: string, kind = "text"): Said => ({ author: "client", kind, text, opener: null, options: [] });

/** Old menus: their options answer politely that they are no longer current. */
const bot = (language: Language, lines: readonly Line[], buttons: readonly TextKey[] = []): Said => {
  const options = buttons.map((key) => ({ id: `demo:past:${key}`, title: { key } }));
  const reply: Reply = { lines, options, style: options.length > 0 ? "buttons" : "plain" };
  const message = renderReply(reply, language, botTexts[language]);
  return {
    author: "bot",
    kind: message.kind,
    text: message.text,
    opener: null,
    options: message.kind === "buttons" ? message.buttons : [],
  };
};
