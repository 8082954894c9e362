import { type Language, languages } from "../languages.ts";
import { openDemoBusiness } from "./demo-business.ts";
import { beginLandingDemo, writeToLandingDemo } from "./landing-demo.ts";

/**
 * Chats in steps, so that the engine compiles the patterns of whole messages before the first client writes. Each message is
 * read with an emoji too: the engine compiles a pattern once more for texts beyond Latin 1.
 */
export const prepareChat = (): (() => void)[] =>
  languages.flatMap((language) =>
    messages[language].flatMap((text) =>
      ["", " 🙂"].map((ending) => () => {
        const demo = beginLandingDemo(openDemoBusiness(names, { language, zone: "UTC", now }));
        writeToLandingDemo(demo, { text: `${text}${ending}` }, now);
      }),
    ),
  );

const messages: Record<Language, readonly string[]> = {
  en: ["hello", "tomorrow after 3", "how much is it?", "can I still cancel, and what about Friday with Ana?"],
  es: ["mañana después de las 3", "¿puedo cancelar la cita?"],
  fr: ["demain après 15h", "est-ce que je peux annuler ?"],
  de: ["morgen nach 15 Uhr", "kann ich den Termin noch absagen?"],
  pt: ["amanhã depois das 15h", "posso cancelar a consulta?"],
};

const now = Temporal.Instant.from("2026-01-05T08:30:00Z");

const names = {
  business: "",
  client: "Luis",
  agents: ["Ana", "Leo", "Mia"],
  types: ["Haircut", "Beard trim", "Color"],
  clients: ["Tom", "Eva"],
};
