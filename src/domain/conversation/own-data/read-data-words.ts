import type { Language } from "../../languages.ts";

/** What a message says of the customer's own data: `data` asks for it, `erase` wants it gone. */
export type DataWord = "data" | "erase";

/** Reads folded words with one space between; in any language, as a message may be written in any of them. */
export const readDataWord = (words: string): DataWord | null => {
  built ??= { erase: anyOf("erase"), data: anyOf("data") };
  if (built.erase.test(words)) return "erase";
  return built.data.test(words) ? "data" : null;
};

let built: Record<DataWord, RegExp> | undefined;

const anyOf = (kind: DataWord): RegExp =>
  new RegExp(
    `(?:^| )(?:${Object.values(dataWords)
      .flatMap((words) => words[kind])
      .join("|")})(?= |$)`,
  );

/** Only what can't be about an appointment: "delete my appointment" is a cancellation. */
const dataWords: Record<Language, Record<DataWord, readonly string[]>> = {
  en: {
    data: [
      "(?:everything|anything|whatever|what|all)(?: \\w+){0,4} (?:you|ye|u|yous|ya|they)(?: \\w+){0,2} (?:know|have|ve|hold|store|stored|keep|kept|keeping|got|saved)(?: \\w+){0,4} (?:about|on|of) (?:me|mine)",
      "(?:copy|export|print ?out|printout) of (?:all )?(?:my|the) (?:\\w+ )?(?:data|file|records?|details|history|info|information|profile)",
    ],
    erase: [
      "(?:don t|dont|do not|never) want(?: \\w+){0,3} my (?:name|number|data|details|info)(?: \\w+){0,4} (?:on|in) (?:your|the) (?:computer|system|files?|records?|books?|phone|database|pc)",
      "(?:take|remove|delete|get|wipe|erase|scrub|strike) (?:me|my (?:name|number|data|details|info|file))(?: \\w+){0,3} (?:from|off|out of) (?:your|the) (?:\\w+ )?(?:computer|system|files?|records?|books?|phone|database|pc|customer list|client list)",
      "(?:delete|wipe|erase|remove|destroy|get rid of) (?:all (?:of )?)?my (?:\\w+ )?(?:data|details|info|information|records?|file|profile|history|number)",
    ],
  },
  de: {
    data: [
      "(?:was|alles|welche daten|wissen was)(?: \\w+){0,6} (?:uber|zu) (?:mich|mi|mir)(?: \\w+){0,3} (?:gespeichert|gspeichert|eingspeichert|drinsteht|drin steht|steht|wisst|habt|wissen|haben|aufbewahrt|aufgeschrieben)",
      "(?:kopie|auszug|auskunft|abschrift)(?: \\w+){0,3} (?:meine[rn]?|uber meine) (?:\\w+ )?(?:daten|kartei|kundenkartei|kundendaten|akte|karteikarte)",
    ],
    erase: [
      "(?:mich|meine daten|meinen namen|meine nummer)(?: \\w+){0,3} aus (?:\\w+ )?(?:kartei|kundenkartei|datenbank|datei|kundendatei|system|unterlagen|computer|akten|kundenliste)",
      "alles (?:\\w+ )?(?:loschen|loscht|losch|vernichten) (?:was|das)(?: \\w+){0,3} (?:von|uber) (?:mir|mich)",
      "(?:loscht|losch|loschen sie|loschen)(?: \\w+){0,2} alles(?: \\w+){0,4} (?:von|uber) (?:mir|mich)",
      "(?:vergesst|vergessen sie|vergiss) mich (?:\\w+ )?(?:komplett|ganz|vollstandig|fur immer)",
      "mein name(?: \\w+){0,4} (?:computer|kartei|system|datenbank)(?: \\w+)?",
      "mei(?:ne)? (?:daten|nummer|handynummer|telefonnummer|kundendaten|kartei) (?:\\w+ ){0,2}(?:loschen|loscht|entfernen|vernichten|raus|weg)",
    ],
  },
  es: {
    data: [
      "(?:lo que|que|cuanto|todo)(?: \\w+){0,4} (?:tienen|teneis|tenes|tienes|saben|sabeis|guardan|guardais|guardado|anotado)(?: \\w+){0,3} sobre mi(?! (?:cita|pelo|corte|reserva|turno|hora|color))",
      "(?:que|lo que) (?:saben|sabeis|sabes|tienen guardado|teneis guardado) de mi(?! \\w)",
      "copia de (?:mi|mis|todos mis) (?:ficha|datos|historial|expediente|informacion)",
    ],
    erase: [
      "(?:borr|elimin|quit|sac|saqu|suprim|tach)\\w*(?: \\w+){0,3} de (?:su|la|tu|vuestra|sus|el|tus|los|vuestro|vuestros) (?:base|bases|sistema|registros?|ficheros?|fichas?|archivos?|bbdd|contactos|ordenador|computadora)",
      "(?:borr|elimin|suprim|destru)\\w* (?:\\w+ )?(?:mi|mis) (?:ficha|datos|cuenta|informacion|numero|telefono|nombre|registro|historial|perfil|expediente)",
      "olvid\\w* (?:de mi (?:para siempre|por completo|del todo)|que existo)",
    ],
  },
  fr: {
    data: [
      "(?:copie|extrait|export|exemplaire)(?: \\w+){0,2} (?:mon|ma|mes) (?:dossier|fichier|compte|historique|fiche|donnees|infos?|informations?)",
      "(?:ce|quoi|tout ce|c est quoi) que vous (?:gardez|avez|conservez|savez|stockez|detenez)(?: \\w+){0,4} (?:sur moi|de moi|de nos (?:conversations|echanges|messages)|me concernant)",
    ],
    erase: [
      "(?:effac|supprim|detrui|elimin)\\w*(?: \\w+){0,2} (?:mon|ma|mes) (?:dossier|fiche|compte|donnees|coordonnees|nom|numero|historique|fichier|infos?|informations?|profil)",
      "(?:enlev|retir|effac|supprim|sort)\\w*(?: \\w+){0,3} de (?:votre|vos|tes|ton) (?:base|bases|fichiers?|systeme|ordinateur|registres?|repertoire)",
      "oubli\\w* que j existe",
    ],
  },
  pt: {
    data: [
      "(?:receber|ter|copia|enviar|mandar|manda|envia|enviem|mandem)(?: \\w+){0,4} (?:minha|meu) (?:ficha|cadastro|registo|registro|historico)",
      "(?:tudo|o que|que)(?: \\w+){0,3} (?:tem|sabem|sabe|guardam|guardaram|guardado)(?: \\w+){0,3} (?:sobre|de) mim",
    ],
    erase: [
      "(?:elimin|apag|exclu|remov|delet)\\w*(?: \\w+){0,2} (?:meus?|minhas?) (?:registo|registro|contacto|contato|ficha|cadastro|conta|numero|nome|dados|historico|informac\\w+|perfil)",
      "(?:some|suma|sumam|somem|sumir) com (?:o |a |os |as )?(?:meus?|minhas?) (?:numero|nome|dados|contato|contacto|cadastro|ficha)",
      "(?:tir|remov|apag|elimin|exclu)\\w*(?: \\w+){0,3} d(?:a|o|os|as) (?:vossa |vosso |sua |seu )?(?:base de dados|sistema|banco de dados|ficheiros?|arquivos?|cadastro)",
    ],
  },
};
