import type { Language } from "#domain/languages.ts";

type Phrases = Record<"join" | "status" | "leave" | "take" | "pass", readonly string[]>;

/** What customers write about the waitlist. `join` names Friday and a haircut; the others follow an offer or a place on it. */
export const waitlistPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    join: [
      "put me on the waiting list for a haircut on Friday with Ana",
      "Could you add me to your waitlist? Haircut on Friday",
      "tell me when something opens on Friday for a haircut",
      "let me know if a slot frees up for a haircut on Friday",
      "if someone cancels on Friday, I'd love a haircut",
    ],
    status: [
      "am I still on the list?",
      "Am I on the waiting list?",
      "what number am I on the waitlist",
      "waiting list",
    ],
    leave: [
      "take me off the list",
      "please remove me from the waiting list",
      "I want to leave the waitlist",
      "I don't need to wait anymore",
    ],
    take: ["yes please", "I'll take it!", "yes, I'd love that one", "perfect, book it", "1"],
    pass: ["no thanks", "I'll pass", "can't make it", "not this time", "2"],
  },
  es: {
    join: [
      "apúntame en la lista de espera para un corte el viernes",
      "¿me pones en la lista de espera? corte el viernes",
      "avísame si queda un hueco el viernes para un corte",
      "Avísame cuando haya algo libre el viernes, es para un corte",
      "si alguien cancela el viernes quiero un corte",
    ],
    status: [
      "¿sigo en la lista?",
      "¿estoy en la lista de espera?",
      "¿en qué puesto estoy de la lista de espera?",
      "lista de espera",
    ],
    leave: [
      "quítame de la lista",
      "bórrame de la lista de espera por favor",
      "quiero salir de la lista de espera",
      "ya no quiero esperar",
    ],
    take: ["sí, por favor", "la quiero", "me la quedo", "sí, perfecto", "1"],
    pass: ["no, gracias", "no puedo", "esta vez no", "no me viene bien", "2"],
  },
  fr: {
    join: [
      "mettez-moi sur la liste d'attente pour une coupe vendredi",
      "pouvez-vous m'inscrire sur la liste d'attente ? coupe vendredi",
      "prévenez-moi si une place se libère vendredi pour une coupe",
      "dites-moi dès qu'un créneau se libère vendredi, pour une coupe",
      "si quelqu'un annule vendredi je veux bien une coupe",
    ],
    status: [
      "suis-je toujours sur la liste ?",
      "je suis bien sur la liste d'attente ?",
      "quelle est ma place sur la liste d'attente ?",
      "liste d'attente",
    ],
    leave: [
      "retirez-moi de la liste",
      "enlevez-moi de la liste d'attente svp",
      "je veux quitter la liste d'attente",
      "je n'attends plus",
    ],
    take: ["oui, merci", "je le prends", "ça me va", "oui volontiers", "1"],
    pass: ["non merci", "je ne peux pas", "pas cette fois", "ça ne me va pas", "2"],
  },
  de: {
    join: [
      "setzen Sie mich bitte auf die Warteliste, Haarschnitt am Freitag",
      "Kann ich auf die Warteliste? Haarschnitt am Freitag",
      "sagen Sie mir Bescheid, wenn am Freitag etwas frei wird, Haarschnitt",
      "Melden Sie sich, sobald am Freitag ein Termin frei wird für einen Haarschnitt",
      "falls jemand absagt am Freitag, hätte ich gern einen Haarschnitt",
    ],
    status: [
      "Stehe ich noch auf der Liste?",
      "bin ich auf der Warteliste?",
      "an welcher Stelle stehe ich auf der Warteliste?",
      "Warteliste",
    ],
    leave: [
      "nehmen Sie mich von der Liste",
      "bitte streichen Sie mich von der Warteliste",
      "Warteliste verlassen",
      "ich möchte nicht mehr warten",
    ],
    take: ["ja bitte", "den nehme ich", "passt mir gut", "ja gerne", "1"],
    pass: ["nein danke", "geht leider nicht", "diesmal nicht", "da kann ich nicht", "2"],
  },
  pt: {
    join: [
      "me coloca na lista de espera para um corte na sexta",
      "pode me colocar na lista de espera? corte na sexta-feira",
      "me avisa se abrir uma vaga na sexta para um corte",
      "avise-me quando surgir um horário livre na sexta, corte",
      "se alguém cancelar na sexta eu quero um corte",
    ],
    status: [
      "ainda estou na lista?",
      "estou na lista de espera?",
      "qual minha posição na lista de espera?",
      "lista de espera",
    ],
    leave: [
      "me tira da lista",
      "me remova da lista de espera por favor",
      "quero sair da lista de espera",
      "não quero mais esperar",
    ],
    take: ["sim, por favor", "quero sim", "eu fico com esse", "sim, perfeito", "1"],
    pass: ["não, obrigado", "não posso", "dessa vez não", "vou passar", "2"],
  },
};
