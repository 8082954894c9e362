import { describe, expect, test } from "vitest";
import { changeAskedIn } from "#domain/conversation/deciding/gate/only-if-asked.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

/** In reply to a reminder: yes, thanks, a question or a story, and nothing that changes the appointment. */
const unasked: Record<Language, readonly string[]> = {
  en: [
    "Lovely, see you then! Do you sell gift cards?",
    "I dropped my keys there last time, any luck?",
    "I'll be there, can I add the beard?",
    "sorry for the trouble, thanks",
    "it's another one, keep Friday's",
    "thanks, no changes needed",
    "ok perfect, don't cancel it this time lol",
    "yes! last time I had to cancel, so sorry about that",
    "I won't forget, promise",
    "thanks but I already cancelled my other dentist appt so I'm free",
    "yes, no need to call me",
    "please don't cancel my appointment, I'm coming",
    "don't move my appointment, it's fine as it is",
    "I can't believe it's been 6 weeks already!",
    "thanks for rescheduling",
    "thank you for moving my appointment",
    "thx for cancelling it",
    "delete my last message",
    "cancel that message",
    "cancel my colour",
    "can you put me down for colour after my haircut on friday",
    "Great. And another of the same, same time, a fortnight after that one",
  ],
  de: [
    "Super, bis Freitag! Verkauft ihr Gutscheine?",
    "hab mir die Farbe selbst geändert, nicht erschrecken",
    "Ich komme, kann ich den Bart dazunehmen?",
    "Alles klar, ich sag meiner Mutter ab und komme",
    "Ja, aber diesmal bitte kürzer",
    "Bitte nicht absagen, ich komme!",
    "ok super, diesmal sag ich nicht ab, versprochen",
    "ja passt, letztes Mal musste ich ja leider absagen, sorry nochmal",
    "Bitte meinen Termin nicht stornieren!",
    "Dank dir fürs Verschieben!",
    "danke fürs Umbuchen",
    "Danke, dass ich verschieben durfte",
    "lösch meine letzte Nachricht",
    "weiß noch nicht ob ich Freitag kann, sag heut abend bescheid",
    "meine Farbe absagen bitte",
    "Der Termin bleibt, aber könnte ich die Woche drauf zur selben Zeit noch einen dazubuchen?",
  ],
  es: [
    "me he mudado, ahora vivo en Triana",
    "¿y si llego cinco minutos tarde?",
    "¡no puedo esperar!",
    "es otra, la del viernes déjala",
    "ok, anulo lo del dentista y voy",
    "no no, sí que voy",
    "por favor no la canceléis, voy",
    "vale, la otra vez tuve que anular, lo siento",
    "gracias, me cambiaron la reunión y ya puedo",
    "gracias por moverla!",
    "no canceles mi cita del viernes por favor",
    "mil gracias por mover mi hora",
    "gracias por anularla",
    "borra mi último mensaje",
    "cancela mi mensaje anterior",
    "el viernes no sé si podré, te digo esta noche",
    "y otra igual catorce días después, a la misma hora",
  ],
  fr: [
    "j'ai déménagé, j'habite à Nantes maintenant",
    "j'ai changé de couleur toute seule, ne riez pas",
    "désolé pour le dérangement, merci",
    "ça coûte combien si j'annule ?",
    "merci, ma réunion a été déplacée donc c'est bon",
    "ok j'annule le dentiste et je viens",
    "oui mais plus court cette fois",
    "n'annulez surtout pas, je viens",
    "oui je viens, je dois apporter quelque chose ?",
    "parfait, cette fois je n'annule pas haha",
    "ok, la dernière fois j'avais dû annuler, encore pardon",
    "n'annulez pas mon rendez-vous svp",
    "merci d'avoir déplacé mon rendez-vous",
    "merci d'avoir annulé",
    "merci pour le report",
    "supprime mon dernier message",
    "vendredi je sais pas encore si je peux, je vous dis ce soir",
    "je garde mon rdv, mais il m'en faut un deuxième, quatre semaines plus tard, à la même heure",
  ],
  pt: [
    "mudei de casa, agora moro em Braga",
    "mudei a cor sozinha, não se assustem",
    "o que acontece se eu cancelar?",
    "ok, desmarco o dentista e vou",
    "não não, eu vou sim",
    "por favor não cancela, eu vou",
    "sim vou, preciso levar algo?",
    "perfeito, dessa vez não cancelo kkk",
    "ok, da outra vez tive que cancelar, desculpa",
    "obrigado por remarcar!",
    "obrigado, minha reunião mudou e agora posso",
    "não cancelem minha consulta de sexta, eu vou",
    "obrigada por mudar meu horário",
    "obrigada por cancelar",
    "o meu corte fica como está, mas quero outro igual uma semana depois, à mesma hora",
    "cancela minha última mensagem",
  ],
};

const asked: Record<Language, Readonly<Record<"cancel" | "move" | "erase", readonly string[]>>> = {
  en: {
    cancel: [
      "cancel my haircut please, thanks",
      "sorry, I can't make it on Friday",
      "I need to cancel",
      "delete that text and cancel my appointment",
    ],
    move: [
      "can we move Friday to Monday at 10?",
      "Friday is no good, rather Monday at 10",
      "please move my appointment",
      "can you move it please, thanks",
      "thanks but I need to move it",
      "thanks in advance for moving my appointment to monday at 10",
    ],
    erase: ["delete all my data please"],
  },
  de: {
    cancel: [
      "Bitte meinen Termin absagen, danke",
      "Freitag schaff ich leider doch nicht",
      "Muss leider absagen, bin krank",
    ],
    move: ["Können wir Freitag auf Montag um 10 verschieben?", "Bitte meinen Termin verschieben"],
    erase: ["Bitte alle meine Daten löschen"],
  },
  es: {
    cancel: ["cancela mi corte del viernes, gracias", "el viernes no puedo ir", "tengo que cancelar"],
    move: [
      "¿puedes pasar mi cita del viernes al lunes a las 10?",
      "quiero cambiar mi cita",
      "cambiar la cita por favor, gracias",
    ],
    erase: ["borra todos mis datos"],
  },
  fr: {
    cancel: ["annulez ma coupe de vendredi, merci", "je ne peux pas venir vendredi", "je dois annuler"],
    move: ["on peut déplacer vendredi à lundi 10h ?", "je voudrais déplacer mon rendez-vous"],
    erase: ["supprimez toutes mes données"],
  },
  pt: {
    cancel: ["cancela meu corte de sexta, obrigado", "não vou conseguir ir na sexta", "preciso cancelar"],
    move: ["dá pra passar de sexta pra segunda às 10h?", "quero remarcar meu horário"],
    erase: ["apague todos os meus dados"],
  },
};

const reminded = (language: Language) => {
  const own = buildOwnAppointment(language);
  const facts = withBusy(buildFacts(language), own);
  const reminder = { appointmentId: own.id, version: own.version, sentAt: facts.now };
  const server = createSalonServer({ ...facts, appointments: [own], reminder });
  server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
  return server;
};

const changeAskedAfter = (language: Language, text: string): string | null => {
  const server = reminded(language);
  const { first } = server.receive({ kind: "text", text });
  expect(["cancel", "reschedule", "erase"]).not.toContain(first.command?.kind);
  return changeAskedIn(server.state());
};

describe.each(languages)("%s: in reply to a reminder", (language) => {
  test.each(unasked[language])("nothing is asked to be changed after: %s", (text) => {
    expect(changeAskedAfter(language, text)).toBeNull();
  });

  test.each(Object.entries(asked[language]).flatMap(([change, texts]) => texts.map((text) => [change, text])))(
    "it is asked whether to %s after: %s",
    (change, text) => {
      expect(changeAskedAfter(language, text as string)).toBe(change);
    },
  );
});

test.each<[Language, string]>([
  ["en", "Any chance of a haircut at half four on Saturday the 28th?"],
  ["es", "¿Sería usted tan amable de darme hora para este viernes a las doce?"],
  ["fr", "y aurait-tu moyen d'avoir une coupe vendredi le 20 à 14h30?"],
  ["de", "Ginge am Montag um zehn ein Haarschnitt?"],
  ["pt", "seria possível um corte na terça-feira, dia 24, às 9 e meia?"],
])("%s: a wish that may be another booking asks whether it is one: %s", (language, text) => {
  const server = reminded(language);
  server.receive({ kind: "text", text });
  expect(server.state()).toMatchObject({ step: "existing", offer: { values: ["moveIt", "another", "leaveIt"] } });
});
