import type { CommandLexicon } from "./command-lexicon.ts";

export const commandLexiconDe: CommandLexicon = {
  help: "hilfe|hilf mir|was kann ich (?:sagen|schreiben|tun|machen|fragen|eingeben)|befehle|kommandos|menu|optionen|wie (?:funktioniert|geht) das|was (?:kannst|verstehst) du",
  undo: "(?:mach\\p{L}*|nimm|nehm) (?:des|das|es|dis|s) (?:\\p{L}+ ){0,2}(?:rückgängig|zurück|ungeschehen)|(?:alles )?(?:wieder )?zurück(?: damit| das| bitte| auf anfang)?|(?:alles )?(?:wieder )?(?:so )?wie (?:es )?(?:vorher|zuvor|vorhin)(?: war)?|(?:das |des )?war (?:ein )?(?:falsch|fehler|versehen|verkehrt)|vergiss (?:das|des|was ich (?:gerade |grad )?(?:gesagt|geschrieben|gemacht) hab(?:e)?)(?: wieder)?|mach(?:'s|s)? (?:wieder )?rückgängig|stell (?:das|es|alles) wieder her|(?:die |das )?letzte(?:n|s)? (?:\\p{L}+ )?(?:rückgängig|zurück)(?: machen)?|(?:mach(?:e|s)? )?(?:das |es |die letzte änderung |letzte änderung |die änderung )?(?:wieder )?(?:rückgängig|rueckgaengig)(?: machen)?|nimm (?:das|es) (?:wieder )?zurück|zurücknehmen|undo|widerruf(?:en)?|doch nicht zurück|wie vorher",
  beCustomer:
    "(?:als|ich bin|bin) (?:ein |eine |der |die )?kund(?:e|in)|kundenmodus|kunden modus|bot (?:testen|ausprobieren)",
  beOwner:
    "(?:als|ich bin|bin|wieder) (?:wieder )?(?:der |die |ein |eine )?(?:chef(?:in)?|inhaber(?:in)?|besitzer(?:in)?|mitarbeiter(?:in)?|ich)|chefmodus|chef modus|inhabermodus|normalmodus|kundenmodus (?:aus|beenden|verlassen|ende)|zurück zu den befehlen",
  customer:
    "haben sie|habt ihr|hast du|hättet ihr|hätten sie|sind sie|seid ihr|bist du|gibt es bei (?:ihnen|euch)|meinen? termin|mein termin|meinem termin|kann ich(?!(?: \\p{L}+){0,3} nicht)|könnte ich|darf ich|könnten wir|können wir|kann man|(?:ich )?(?:möchte|würde|wollte|hätte|brauche|bräuchte|will)(?: gern\\w*)?(?: \\p{L}+){0,4} (?:termin|buchen|vorbeikommen|haarschnitt|reservieren)|hätte gern\\w*|mich (?:noch )?(?:dran|drannehmen|einschieben|reinschieben|reinquetschen)|was kostet|wie teuer|für mich|wann (?:haben|seid|macht) (?:sie|ihr)|ginge (?:es|das)|ist bei (?:ihnen|euch)",
  othersIll:
    "(?:sie|er|kund(?:e|in)|ihr(?:e)? (?:kind|sohn|tochter)|mein(?:e)? (?:kind|sohn|tochter)) (?:ist|hat) (?:\\p{L}+ ){0,2}(?:krank|grippe|fieber)",
  sick: "chemo|krankmeldung|zerlegt|39 fieber|temperatur|schuttelfrost|halsschmerzen|hals(?:weh|entzundung)|ruckenschmerzen|ausser gefecht|umgehauen|komm(?:e)? (?:heut|heute|morgen) (?:nicht|ned|net|nimmer)(?: rein| zur arbeit| in den laden)?|bei mir geht(?: \\p{L}+){0,2} (?:nix|nichts|gar nichts|gar nix)|rechnet (?:\\p{L}+ )?nicht mit mir|zählt nicht auf mich|(?:fall|falle|fällt) (?:\\p{L}+ ){0,3}aus|lieg(?:e|t)? (?:\\p{L}+ ){0,3}(?:flach|im bett)|hexenschuss|bandscheibe|(?:heut|heute|morgen) wird (?:das|des|s|es)? ?(?:nix|nichts)|mich hat'?s|im krankenhaus|notaufnahme|geht'?s (?:\\p{L}+ )?(?:echt |richtig |total )?(?:mies|elend|beschissen|dreckig|schlecht)|spuck\\w*|brech\\w*|brechdurchfall|speiübel|mir ist (?:\\p{L}+ )?(?:übel|schlecht|elend)|krank|kranck|fieber|grippe|migräne|(?:mir )?gehts? (?:es )?(?:heute )?(?:mir )?(?:gar )?(?:nicht gut|schlecht|dreckig)|fühle? mich (?:\\p{L}+ )?(?:nicht (?:gut|wohl)|schlecht|krank)|krankgeschrieben|krankmeld\\w*|krank gemeldet|erkältet|magen darm|liege flach|kann nicht kommen|kann heute nicht kommen|corona|covid|kotz\\w*|übergeb\\w*|durchfall|angina|(?:im|ins) bett|flachlieg\\w*|flach gelegt|erwischt|kann (?:ich )?(?:\\p{L}+ ){0,2}nicht (?:kommen|arbeiten|in den laden|ins geschäft|in den salon)|falle? (?:\\p{L}+ )?aus|(?:heut|heute|morgen) geht (?:\\p{L}+ )?(?:nix|nichts|nicht)|(?:schaff|schaffe)(?: e?s)? (?:\\p{L}+ )?(?:nicht|net|ned)|stimme weg",
  late: "(?:steck|stecke|steh|stehe|häng|hänge|sitz|sitze|bin) (?:\\p{L}+ ){0,3}(?:im stau|im verkehr|fest)|im stau|stau|(?:zug|bahn|bus|s bahn|u bahn) (?:\\p{L}+ ){0,3}(?:verspätung|steht|ausgefallen|rührt|kommt nicht)|brauch(?:e)? noch(?= \\d| ein| ne| zehn| zwanzig)|später(?= dran)|verspät\\w*|verspaet\\w*|zu spät|spät dran|(?:im|in) verzug|hinterher|hinten dran|(?:komme?|bin|werde|wird|brauche)(?: \\p{L}+| \\d+){0,5} später|(?:min|minuten|mins|stunde) später|(?:min|minuten|mins|stunde) länger|überzieh\\w*",
  tell: "(?:gib|geb|gebt|sag|sags|sagt|sage|schreib\\w*|meld\\w*|informier\\w*|benachrichtig\\w*|verständig\\w*)(?: \\p{L}+){0,5} bescheid|(?:sag|sags|schreib|schreibs|informier\\w*|benachrichtig\\w*|verständig\\w*|ruf) (?:es |das )?(?:ihr|ihm|ihnen|sie|ihn|den|der|die|dem|allen|alle|bitte|meinen|meine|noch)",
  because: "weil|denn|da (?:ich|wir|der|die|das)|wegen|ich hab(?:e)?|hab(?:e)? (?:einen|nen|ne|eine|da)|muss",
  everything: "alles|alle|den rest|der rest|den tag|den ganzen tag|meinen tag|alle termine|meine termine|die anderen",
  noShow:
    "(?:hat|haben) sich (?:\\p{L}+ )?nicht (?:blicken|sehen) lassen|(?:nicht|nie|net|ned) (?:mehr )?(?:aufgetaucht|gekommen|erschienen|aufgekreuzt|da gewesen)|(?:taucht|tauchte) (?:\\p{L}+ )?nicht auf|fehlt unentschuldigt|keine spur(?: von)?|no[- ]?show|nicht? (?:gekommen|erschienen|aufgetaucht|aufgekreuzt|da|da gewesen|aufgeschlagen)|kam nicht|kam nie|erschien nicht|kommt nicht mehr|hat mich versetzt|versetzt|nicht erschienen|hat (?:\\p{L}+ )?verpasst|(?:nie|net|ned|nimmer) (?:gekommen|erschienen|aufgetaucht)|sitzen lassen|sitzen gelassen|nicht blicken lassen",
  arrived:
    "(?:ist |is )?(?:grad |gerade |eben |schon |jetzt )*(?:reingekommen|hereingekommen|rein|hereinspaziert|reingeschneit|aufgetaucht|eingetrudelt|reinspaziert)|sitzt (?:\\p{L}+ ){0,2}(?:im|am|da|hier|schon|bereits|auf)|wartet (?:schon|bereits|im|vorne|hier)|steht (?:schon |bereits )?(?:vor|in|da|hier|an) (?:der |dem )?(?:tür|laden|theke|rezeption)?|ist (?:jetzt |gerade |schon )?(?:da|hier|angekommen|gekommen|eingetroffen)|angekommen|eingetroffen|gekommen|da",
  done: "ist (?:\\p{L}+ )?fertig|fertig|erledigt|abgeschlossen",
  confirm: "bestätig\\w*|bestaetig\\w*|zusagen|sag .* zu|annehmen",
  cancel:
    "raus mit (?:ihm|ihr|dem|der)|(?:nimm|nehmt) (?:ihn|sie|den|die) runter|rauswerfen|rausschmeissen|rausnehmen|rauskicken|rauslöschen|kick\\w*|kipp\\w*|canceln|stornier\\w*|storno|absagen?|abgesagt|streich\\w*|lösch\\w*|cancel\\w*|cancle|entfern\\w*",
  move: "rück(?:e|en|t)?|verrück\\w*|rutsch\\w*|umleg\\w*|umleg|pack(?:e)?|steck(?:e)?(?= (?:den|die|das|sie|ihn))|nach hinten|nach vorn|umplan\\w*|umzieh\\w*|vorverleg\\w*|nachhinten|hol(?:e)?(?= (?:den|die|das|mir))|schubs\\w*|drück(?:e)?|bring(?:e)?|verschieb\\w*|vershieb\\w*|verschib\\w*|schieb\\w*|verleg\\w*|leg(?:e|en)?|änder(?:e|n)?|tausch\\w*|umbuch\\w*|setz(?:e|en)?|zieh(?:e)?|vorzieh\\w*|mach(?:e)?",
  block:
    "(?:niemand\\p{L}*|keine\\p{L}*|nichts|nix)(?= vor | bis )|schluss(?! jetzt)|(?:nix|nichts|niemand\\p{L}*|keine\\p{L}*|keinen?) mehr (?:\\p{L}+ )?(?:annehm\\w*|buch\\w*|rein\\w*|eintrag\\w*|vergeb\\w*|einplan\\w*|nehmen)|(?:nix|nichts|niemand\\p{L}*|keine\\p{L}*|keinen?) mehr(?= (?:ab|nach) )|(?<=(?:ab|nach) .{1,25} )(?:nix|nichts|niemand\\p{L}*|keine\\p{L}*|keinen?) mehr|halt(?:e)?(?= (?:mir|uns|den|die|das|\\d|morgen|heute))|reservier\\w*|macht? (?:mir )?(?:\\p{L}+ )?dicht|unterwegs|verhindert|verplant|abgemeldet|feierabend|verreist|nicht (?:arbeite\\w*|im dienst)|(?<=(?:bin|ich)(?: \\S+){0,4} )(?:raus|off)|block(?:e|en|s|iere?n?|iert|ier|st)?|bloc?kier\\w*|sperr\\w*|dicht|zumachen|geschlossen|schliess\\w*|urlaub|arbeite?n?(?: \\p{L}+){0,3} nicht|nicht (?:da|im laden|im salon|im haus|verfügbar|arbeiten|im studio|in der praxis)|abwesend|ausser haus|freihalten|freinehmen|frei halten|frei nehmen|(?<=(?:bin|ich)(?: \\S+){0,4} )weg|keine (?:termine|kunden)|mittagspause|pause|beim (?:arzt|zahnarzt)|arzttermin|dienstfrei",
  free: "(?<=hat (?:\\S+ ){0,5})zeit|frei|freie[nrs]?|lücken?|luecken?|luft|leerlauf|platz|verfügbar\\w*|löcher|leer",
  ownFree: "habe?|hab|nehme?|nimm|mache?|mach|will|möchte|brauche?|bin|halte?|gib",
  next: "nächste[rnsm]?|wer (?:kommt|ist|steht)(?: jetzt| gleich| als)?(?: nächste[rs]?| dran| an)?|als nächstes|wer kommt|wen habe? ich (?:jetzt|gleich|als nächstes)|was kommt(?: jetzt| als nächstes)?|gleich dran",
  plan: "beide[nrs]?|rest|lauft|siehts|schauts|gehts|laufts|hat|macht|ganze[nrs]?|laden|salon|team|gesamte[nrs]?|komplette[nrs]?|heutigen?|drinnen|allen|studio|geschaft|praxis|sag|lies|durch|voll|ausgebucht|busy|viel|los|wer|wen|so|bei|uns|heut|noch|jemand|irgendwer|irgendwas|irgendwelche|nach|vor|ab|danach|nachher|vormittag|nachmittag|abend|mich|erwartet|ansteht|schaut|schaut's|sieht's|schaut's|geht|geht's|hamma|haben|wir|ham|reinkommt|eingetragen|drin|alle|jeder|beim|gerade|grad|wo|hatte|hatten|ne|nen|einen?|eine|fur|lang|belegt|dicht|gut|ausgelastet|volle|leute|ubrig|erste[rn]?|letzte[rn]?|wann|bin|etwas|was|wer|wie|welche|wieviele?|viele|habe?|hab|ich|ist|sind|steht|liegt|an|mein|meine|meinen|der|die|das|den|dem|für|am|im|in|es|plan|tagesplan|kalender|agenda|übersicht|überblick|termine?n?|kunden?|kundinnen|kommt|kommen|zeig(?:e)?|mir|zeigen|liste|so|los|denn|bitte|alle|sieht|aus|von|vom|auf|dran|hallo|moin|servus|guten|morgens|und|heutige[nr]?|tag|noch|alles|gib|mal|programm|gebucht",
  to: "rüber auf|lieber auf|auf|nach|zu|um|->|=>|→|>|bis|für|an",
  earlier: "vor|nach vorn(?:e)?|nach vorne|früher|frueher|vorzieh\\w*|vorverleg\\w*|eher",
  minutes: "m|min|mins|minuten?|minute|mn|'",
  lengths: {
    "(?:ein(?:e)?einhalb|anderthalb|eineinhalb|1,5) stunden?": 90,
    "zwei stunden|2 ?(?:h|std|stunden)": 120,
    "(?:eine )?dreiviertelstunde|drei viertel stunde": 45,
    "(?:eine |ne |ner )?halbe[nr]? stunde|halbstunde|dreissig(?: min\\w*)?": 30,
    "(?:eine |ne )?viertelstunde|fünfzehn(?: min\\w*)?|viertel stunde": 15,
    "(?:eine |ne |einer )stunde|1 ?(?:std|stunde)|sechzig min\\w*": 60,
    "fünf(?: min\\w*)?": 5,
    "zehn(?: min\\w*)?": 10,
    "zwanzig(?: min\\w*)?": 20,
    "vierzig(?: min\\w*)?": 40,
    "fünfzig(?: min\\w*)?": 50,
  },
  rewrite: [
    [
      /\b(?:nimm|buch|trag|gib|plan|setz) (?:mir )?(.{1,120}?) (?:nix|nichts|niemand\p{L}*|keinen?)(?: mehr)?(?: (?:an|ein|rein))?$/u,
      "sperren $1",
    ],
    [
      /^(.{0,200}?)\b(?:hau|haue|schmeiss|schmeisse|wirf|werf|werfe|kick|kicke|nimm|nehm|nehme|tu|trag|kegel|kegle) (.{1,120}?) (?:raus|heraus|aus)(?= |$)/,
      "absagen $1 $2",
    ],
    [
      /^(.{1,120}?) (?:mag|mochte|moechte|will|wurde|wuerde|kommt|kame) (?:doch )?(?:lieber|stattdessen) ((?:am |um |erst |nachsten? )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|ubermorgen|heute|halb|\d).*?)(?: kommen| haben)?$/,
      "verschieb $1 auf $2",
    ],
    [/^(.{0,200}?)\b(?:zieh|ziehe|hol|hole) (.{1,120}?) vor auf (.+)$/, "verschieb $1 $2 auf $3"],

    [/^((?:heute|morgen|ubermorgen|ab|\p{L}+tag|mittwoch) .+) zu$/u, "sperren $1"],
    [/^(.{0,200}?)\b(?:sag|sage|sagen) (.{1,120}?) ab$/, "absagen $1 $2"],
    [/^(?:nimm|nehm|nehme) (.{1,120}?) (?:raus|heraus)$/, "absagen $1"],
    [/^(?:buch|buche) (.{1,120}?) um$/, "umbuchen $1"],
    [/^(?:mach|mache|machen wir) (.{1,120}?) (?:zu|dicht)$/, "sperren $1"],
    [/^(?:sag|sage) (.{1,120}?) zu$/, "zusagen $1"],
  ],
  mend: [
    // "Elfertermin", "Dreiuhrtermin", "der Neuner": the hour is a part of the word.
    [
      /\b(halb[ -]?|viertel (?:vor|nach) )?(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig)[ -]?(?:uhr[ -]?|er[ -]?)(?:termins?|terminen?|kund(?:e|en|in)|slots?|dates?)\b/g,
      "um $1$2 uhr",
    ],
    [
      /\b(?:der|den|die|dem|das|mein(?:en|er|em)?|beim|vom) (halb)?[ -]?(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn)er\b/g,
      "um $1 $2 uhr",
    ],
    [/\bum {2}/g, "um "],
    [/\bum ein uhr\b/g, "um eins"],
    [/\bum halb ?(\p{L}+) uhr\b/gu, "um halb $1"],
    [/\bhalb ?(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|eins)er\b/g, "um halb $1"],

    [
      /\b(?:den|der|dem|das|die|vom|von|am) (\d{1,2})(?:[:.](\d{2}))?[ -]?(?:uhr|h)\b(?:[ -]?(?:termin|kunde|kundin)\w*)?/g,
      "um $1:$2 uhr",
    ],
    [/(\d{1,2}): uhr/g, "$1 uhr"],
    [/\b(\d{1,2})(?:[:.](\d{2}))?[ -]?uhr[ -]?(?:termin|kunde|kundin)\w*/g, "um $1:$2 uhr"],
    [/(\d{1,2}): uhr/g, "$1 uhr"],
    [/\b(?:den|die|der) (\d{1,2})er\b/g, "um $1 uhr"],
    [/\bvon (\d{1,2})(?! ?(?:-|bis|uhr bis|\.))(?= |$)/g, "um $1 uhr"],
  ],
};
