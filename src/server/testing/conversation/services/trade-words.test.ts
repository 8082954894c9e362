import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { playDialogue } from "../../blind/play-dialogue.ts";

/** What somebody wants who doesn't use the owner's word for it; several where either may be meant, none for no service. */
const cases: Readonly<Record<string, { language: Language; said: readonly (readonly [string, ...string[]])[] }>> = {
  dental: {
    language: "en",
    said: [
      ["can I get my teeth cleaned on Friday", "cleaning"],
      ["need to see the hygienist, Tuesday if possible", "cleaning"],
      ["I've got a cavity that wants sorting, Thursday?", "filling"],
      ["I'd like whiter teeth for the wedding. Any time Friday?", "whitening"],
      ["my yearly checkup please, Monday at 10", "check-up"],
      ["just a routine check up next Wednesday", "check-up"],
      ["a chekc-up on Friday", "check-up"],
    ],
  },
  garage: {
    language: "en",
    said: [
      ["winter tires on please, Friday 10am", "tyre change"],
      ["I've got a puncture, can you swap it Tuesday", "tyre change"],
      ["my brakes are squealing, could you look Friday", "brake check"],
      ["car's due an oil and filter, Monday?", "oil change"],
      ["annual service on the van next Tuesday", "full service"],
      ["can I change my mind later? anyway an oil change on Friday", "oil change"],
    ],
  },
  fisio: {
    language: "es",
    said: [
      ["quiero un masaje el viernes", "masaje deportivo"],
      ["tengo una contractura, ¿me veis el martes?", "masaje deportivo"],
      ["una sesión de fisio el lunes por favor", "sesión de fisioterapia"],
      ["rehabilitación para la rodilla, el jueves", "sesión de fisioterapia"],
      ["soy paciente nuevo, el martes a las 10", "primera consulta"],
      ["una primera consulta el lunes", "primera consulta"],
    ],
  },
  canina: {
    language: "es",
    said: [
      ["bañar al perro el viernes", "baño"],
      ["que le corten las uñas a mi gato el lunes", "corte de uñas"],
      ["rapar al caniche el martes", "corte de pelo"],
      ["esquilar a Toby el jueves", "corte de pelo"],
      ["un bañito para Luna el sábado", "baño"],
    ],
  },
  institut: {
    language: "fr",
    said: [
      ["me faire faire les ongles vendredi", "manucure"],
      ["une épilation à la cire mardi", "épilation jambes"],
      ["m'épiler les jambes jeudi", "épilation jambes"],
      ["un soin pour la peau du visage lundi", "soin du visage"],
      ["du vernis semi-permanent samedi", "pose de vernis"],
    ],
  },
  piano: {
    language: "fr",
    said: [
      ["je voudrais essayer un cours samedi", "cours dʼessai"],
      ["faire accorder mon piano droit mardi", "accordage", "cours de piano"],
      ["mon piano est désaccordé, un accordage jeudi", "accordage"],
      ["cours de pinao jeudi", "cours de piano"],
      ["une leçon de piano mardi", "cours de piano"],
    ],
  },
  zahnarzt: {
    language: "de",
    said: [
      ["Zähne reinigen am Freitag", "professionelle zahnreinigung"],
      ["eine PZR am Dienstag bitte", "professionelle zahnreinigung"],
      ["Zahnsteinentfernung am Donnerstag", "professionelle zahnreinigung"],
      ["ich hab ein Loch im Zahn, Montag?", "füllung"],
      ["die Plombe ist raus, geht Dienstag?", "füllung"],
      ["zur Vorsorge am Mittwoch", "kontrolle"],
      ["Kontrolltermin am Freitag", "kontrolle"],
      ["meine Frau braucht eine Kontrolle am Freitag um 10", "kontrolle"],
    ],
  },
  werkstatt: {
    language: "de",
    said: [
      ["Sommerreifen runter, Winterreifen drauf, Freitag", "reifenwechsel"],
      ["Räderwechsel am Dienstag", "reifenwechsel"],
      ["die Klimaanlage kühlt nicht mehr, Donnerstag?", "klimaservice"],
      ["neues Öl für den Golf am Montag", "ölwechsel"],
      ["der Wagen muss zur Wartung, Mittwoch", "inspektion"],
    ],
  },
  dentista: {
    language: "pt",
    said: [
      ["queria fazer uma limpeza aos dentes na sexta", "limpeza"],
      ["tirar o tártaro na terça", "limpeza"],
      ["clarear os dentes na quinta", "clareamento"],
      ["branqueamento dentário na segunda", "clareamento"],
      ["queria que me avaliassem na quarta", "avaliação"],
    ],
  },
  pilates: {
    language: "pt",
    said: [
      ["uma aulinha de pilates na sexta", "aula de pilates"],
      ["uma massagem na terça", "massagem relaxante"],
      ["quero avaliar a minha postura na quinta", "avaliação postural"],
      ["um massajezinho para desestressar, segunda", "massagem relaxante"],
    ],
  },
};

describe.each(Object.entries(cases))('the business "%s"', (business, { language, said }) => {
  test.each(said)('the service is found for "%s"', (text, ...types) => {
    const { state } = playDialogue({
      ...{ id: "", topic: "", language, business, customer: "new", standing: [], turns: [text] },
    });
    expect(types).toContain("draft" in state ? state.draft.typeId : undefined);
  });
});

test.each([
  ["garage", "en", "let me check and get back to you"],
  ["garage", "en", "can I change something later on?"],
  ["dental", "en", "what's up, are you open tomorrow?"],
  ["zahnarzt", "de", "meine Frau meldet sich noch"],
] as const)("%s: no service is named by %s: %s", (business, language, text) => {
  const { state } = playDialogue({
    ...{ id: "", topic: "", language, business, customer: "new", standing: [], turns: [text] },
  });
  expect("draft" in state ? state.draft.typeId : undefined).toBeUndefined();
});
