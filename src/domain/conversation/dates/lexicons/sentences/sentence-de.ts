import type { Entry } from "../../terms/term.ts";

/** What a sentence does with its days and times: wishes, tells, points back, prefers. */
export const sentenceDe: readonly Entry[] = [
  [
    "wish",
    null,
    "termin|termine|frei|freie|freien|geht|ginge|gehts|gaht|kann|konnte|konnten|konnen|koennte|kannt|chonnt|chan|hatte gern|hatten sie|haben sie|habt ihr|hast du|hatt|hatte ich|brauche|brauch|brauchte|mochte|moechte|wurde|wurd|tat|moglich|platz|passt|passen|passte|buchen|verschieben|verlegen|vorbeikommen|wollte|will|gern|gerne|bitte|bekomme|krieg|kriege|kriegen|gibt es|gibts|gabe es|noch was|lieber|reservieren|eintragen|ware|war was|noch einmal|nochmal|wieder|durfte|soll|schaffen|schaff|klappt|klappen|irgendwas|etwas",
  ],
  [
    "idle",
    null,
    "ich hoffe ihr hattet|hoffe ihr hattet|hat nicht geklappt|war|waren|wart|gewesen|gelassen|liegen lassen|liegenlassen|vergessen|gefallen|geschnitten|gemacht|gekommen|bekommen|geworden|verpasst|geheiratet|gehabt|bezahlt|kam|kamen|ging|gingen|fand|danke fur|danke noch|dank fur|gesehen|getroffen|gefeiert|sass|sah|damals|hatten wir",
  ],
  [
    "parting",
    null,
    "tschuss|tschau|ciao|servus|grusse|gruss|bussi|kuss|machs gut|mach s gut|macht s gut|pfiat|ade|tschussi|baba|adele|schonen|schones|schone|danke|alles gute|erhol|schlaf gut|merci|uf widerluege|auf wiedersehen",
  ],
  ["one", "this", "diese(|r|n|s|m)|den jetzigen|der jetzige"],
  ["one", "next", "(den|der|die|das|dem|am|im) (nachste|nachsten|kommende|kommenden)"],
  [
    "one",
    "after",
    "(den|der|die|das|dem|am) (drauf|darauf|danach|dadrauf|nachsten drauf|folgenden|folgende|darauffolgenden|darauffolgende|anderen)|erst (den|der|die|am) (drauf|darauf|danach)|(eine|ne) woche (drauf|darauf)|(den|die|der) eine woche (spater|drauf|danach)",
  ],
  ["one", "afterNext", "(den|der|die|das|dem|am) (ubernachste|ubernachsten)"],
  ["onePronoun", null, "den|der|die|das|dem|am"],
  ["weekdayAfterWord", null, "drauf|darauf|danach|dadrauf|darauffolgend|nachher"],
  ["prefer", null, "lieber|eher|besser|bevorzugt|am liebsten|vorzugsweise|statt"],
  ["than", null, "als|als am|als um|wie|statt|statt am|anstatt|und nicht|und nicht am|anstelle von"],
  [
    "busy",
    null,
    "ich arbeite|arbeite|arbeite ich|ich muss arbeiten|muss ich arbeiten|hab ich arbeit|ich hab uni|hab ich uni|ich hab meeting|ich hab ein meeting|hab ich ein meeting|ich hab zahnarzt|ich hab schule|ich bin kein|bin ich nicht zu gebrauchen|bin ich im (buro|dienst)|ich bin im (buro|dienst)",
  ],
  [
    "busyUntil",
    null,
    "feierabend|ich hab feierabend|feierabend hab ich|feierabend ist|schluss|schluss hab ich|fertig|fertig bin ich|ich bin fertig|ich komme raus|komm raus|arbeitsende|dienstschluss|schule aus|die schule ist aus|ich hor auf|hore auf|ich bin daheim|ich komm von der arbeit|heim komm ich|dienstende",
  ],
  [
    "busyTill",
    null,
    "ich arbeite|arbeite|arbeite ich|ich muss arbeiten|ich bin im (buro|dienst|meeting)|bin im (buro|dienst|meeting)|ich bin (beschaftigt|verplant|unterwegs)|hab ich (arbeit|uni|schule|dienst|unterricht)|ich hab (arbeit|uni|schule|dienst|unterricht)|ich habe (arbeit|uni|schule|dienst|unterricht)|muss|dienst|arbeit|bin ich im (buro|dienst|meeting)",
  ],
  [
    "workdays",
    null,
    "unter der woche|werktag(|s|e|en)|an (|einem )werktag(|en)|wochentag(|s|e|en)|an einem wochentag|arbeitstag(|e|en)|innert der wuche|unter der wuche",
  ],
  ["tooMuch", "early", "nicht (zu|so|allzu|ganz so) fruh|nicht (zu|so|allzu) zeitig|bitte nicht (zu|so) fruh"],
  ["tooMuch", "late", "nicht (zu|so|allzu) spat"],
  ["one", "onward", "ab dann|ab da|danach jederzeit|jederzeit danach|alles danach"],
  ["neither", null, "weder|weder am"],
  ["nor", null, "noch|noch am"],
  ["either", null, "entweder|entweder um"],
  [
    "away",
    null,
    "ich bin weg|bin weg|bin ich weg|im urlaub|bin ich im urlaub|ich bin im urlaub|verreist|ich bin verreist|nicht da|bin nicht da|ich bin nicht da|unterwegs",
  ],
  [
    "isClosed",
    null,
    "ist feiertag|ist ja feiertag|ist bei uns feiertag|habt ihr zu|haben sie zu|habt ihr geschlossen|haben sie geschlossen|ist geschlossen|ist zu|ist mein geburtstag|ist die hochzeit|ist ruhetag",
  ],
  [
    "event",
    null,
    "hochzeit|die hochzeit ist|geburtstag|mein geburtstag ist|feier|prufung|taufe|beerdigung|zahnarzt|flug",
  ],
  ["atLatest", null, "spatestens|allerspatestens|maximal|hochstens"],
  ["tail", null, "mehr|leider|dann|bei mir"],
  ["atVerb", null, "sagen wir|sagen wir mal|sagen wir um|meinte|meinte aber|ich meinte|sag ma"],
  ["weekdayBeforeWord", null, "davor|vorher|zuvor"],
  ["wish", null, "es war fur|war fur|das war fur"],
  [
    "promise",
    null,
    "(sag|sage|geb|gebe) (ihnen|dir|euch)|bescheid|ich hasse|hasse|uberleg mir|uberlege mir|uberlege es mir|melde mich|meld mich",
  ],
  ["but", null, "aber|allerdings|jedoch"],
  ["instead", null, "stattdessen|lieber"],
];
