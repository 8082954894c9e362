/** What is deleted is an appointment, a place in the calendar, a message or a picture, and nothing about the person: in any language, folded. */
export const deletesOneThing = (words: string): boolean => {
  const match = oneThing.exec(words) ?? nameOff.exec(words);
  return match !== null && !personal.test(words.replace(match[0], " "));
};

const verbs =
  "delete|erase|wipe|remove|forget|scrub|get rid of|take|drop|(?:borr|elimin|quit|olvid|suprim|sac|saqu)\\w*|(?:supprim|effac|enlev|oubli|retir|annul)\\w*|(?:loe?sch|entfern|streich|vergess|vergiss)\\w*|(?:apag|elimin|exclu|delet|remov|tir|esquec)\\w*";

const things =
  "agenda|diary|calendar|schedule|calendario|planilla|planning|calendrier|carnet|kalender|terminkalender|terminbuch|terminplan|appointments?|bookings?|slots?|messages?|texts?|photos?|pictures?|pics?|images?|voice (?:note|message)|citas?|turnos?|horas?|reservas?|mensajes?|fotos?|imagen(?:es)?|audios?|rendez vous|rdv|creneaux?|messages?|images?|termine?s?|terminen|nachricht(?:en)?|bilde?r?|sprachnachricht|marcac(?:ao|oes)|horarios?|agendamentos?|consultas?|mensage(?:m|ns)|imagem";

/** "Delete my last message", "lösch alle meine Termine", "apaga o meu horário do sistema". */
const oneThing = new RegExp(`(?:^| )(?:${verbs})(?: \\w+){0,3}? (?:${things})(?= |$)`);

/** Where a business keeps what it knows of people. */
const recordPlaces =
  "(?:system|sistema|systeme|data ?base|datenbank|base|records?|registros?|registres?|files?|fichiers?|ficheiros?|archivos?|lists?|listas?|listes?|liste|kartei|datei|contacts?|contactos|contatos|cadastro|computer|ordenador|app|server|phone|handy|celular|telefono)";

/** "Tira meu nome da coloração", "take my name off Friday": out of the calendar, unless it is off the business's records. */
const nameOff = new RegExp(
  `(?:^| )(?:${verbs}) (?:my|our|mi|mon|meinen|o meu|meu) (?:name|nombre|nom|namen|nome) (?:off|out of|from|for|del?|du|de la|von|vom|aus|d[ao])(?!(?: \\w+){0,2} ${recordPlaces}(?= |$)) \\w+`,
);

const personal =
  /(?:^| )(?:data|details|info|information|number|account|profile|everything|datos|informacion|numero|telefono|cuenta|ficha|todo lo mio|donnees|infos?|informations?|coordonnees|numero|compte|fiche|daten|angaben|nummer|konto|profil|dados|informac\w+|conta|cadastro|telefone)(?= |$)/;
