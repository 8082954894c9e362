import { describe } from "vitest";
import type { Language } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts } from "../salon.ts";

const asked: Record<
  Language,
  { machine: readonly string[]; says: string; person: string; begin: string; anyone: string; times: string }
> = {
  en: {
    machine: ["are you a robot?", "am i talking to a bot or a real person", "is this automated?"],
    says: "automatic assistant",
    person: "put me through to a human please",
    begin: "haircut on friday",
    anyone: "go on then, whatever you've got",
    times: "Free times on Friday",
  },
  es: {
    machine: ["eres un robot?", "hola sois una maquina o hay alguien?", "estoy hablando con una máquina?"],
    says: "asistente automático",
    person: "pásame con una persona por favor",
    begin: "corte el viernes",
    anyone: "vale, esa",
    times: "Horas libres el viernes",
  },
  fr: {
    machine: ["vous êtes un robot ?", "t'es un bot ?", "je parle à une vraie personne ?"],
    says: "assistant automatique",
    person: "passez-moi un humain svp",
    begin: "coupe vendredi",
    anyone: "ok je prends",
    times: "Horaires libres le vendredi",
  },
  de: {
    machine: ["bist du ein bot?", "sind Sie ein Roboter?", "schreibe ich hier mit einem menschen?"],
    says: "automatische Assistent",
    person: "ich will mit einem menschen sprechen",
    begin: "haarschnitt am freitag",
    anyone: "ja gern",
    times: "Freie Zeiten am Freitag",
  },
  pt: {
    machine: ["você é um robô?", "tô falando com um robô?", "isso é um bot?"],
    says: "assistente automático",
    person: "quero falar com uma pessoa",
    begin: "corte na sexta",
    anyone: "pode ser",
    times: "Horários livres, sexta",
  },
};

describe.each(Object.entries(asked))("in %s", (code, { machine, says, person, begin, anyone, times }) => {
  const facts = buildFacts(code as Language);
  for (const question of machine) testScript(`"${question}" is answered`, facts, `> ${question}\n< ${says}\n! nothing`);
  testScript("who wants a person gets one", facts, `> ${machine[0]} ${person}\n! requestHuman`);
  testScript("a yes to the question with whom is anyone", facts, `> ${begin}\n> ${anyone}\n< ${times}`);
});
