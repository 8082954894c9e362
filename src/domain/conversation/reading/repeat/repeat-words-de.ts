import type { RepeatWords } from "./repeat-words.ts";

export const repeatWordsDe: RepeatWords = {
  every:
    "jeweils alle|jeweils am|jeweils|(?<!wie )immer alle|(?<!wie )immer am|(?<!wie )immer|alle|alli|jeden|jede|jedes|jedem|jeder|jede[rns]?|jed[ae]",
  other: "zweiten|zweite|zweites|zweiter|2|2te[nrs]?",
  units: { day: "tag(?:e|en|es)?", week: "wochen?|woch|wuche?", month: "monat(?:e|en|s)?|monate?n?" },
  named: [
    ["wochentlich|woechentlich|einmal (?:die|pro|in der) woche|1x (?:die|pro) woche|woche fur woche", 1, "week"],
    [
      "alle (?:14|vierzehn) ta(?:ge|g)|14 ?ta(?:gig|eglich|glich|gl)|14 ?tagige?[nrs]?|vierzehntag(?:ig|lich)|zweiwochentlich|zwei wochentlich|2 ?wochentlich|alle vierzehn tage",
      2,
      "week",
    ],
    ["dreiwochentlich|drei wochentlich|3 ?wochentlich|dreiwochig", 3, "week"],
    ["vierwochentlich|vier wochentlich|4 ?wochentlich|vierwochig|4 ?wochig", 4, "week"],
    ["sechswochentlich|6 ?wochentlich|sechs wochentlich", 6, "week"],
    ["monatlich|einmal (?:im|pro|den) monat|1x (?:im|pro) monat|monat fur monat", 1, "month"],
    ["zweimonatlich|2 ?monatlich", 2, "month"],
    [
      "vierteljahrlich|quartalsweise|jedes (?:quartal|vierteljahr)|alle vierteljahre?|einmal (?:im|pro) quartal",
      3,
      "month",
    ],
    ["halbjahrlich|jedes halbe jahr|alle halbe(?:n)? jahre?", 6, "month"],
    ["jahrlich|jedes jahr|einmal (?:im|pro) jahr", 12, "month"],
    ["taglich|einmal am tag", 1, "day"],
  ],
  around: [
    "im (?<n>{n}) (?<unit>{unit}) (?:rhythmus|takt|abstand|turnus)",
    "im (?:abstand|rhythmus|takt) von (?<n>{n}) (?<unit>{unit})",
    "im (?<n>{n})(?<unit>wochen|monats|tages) ?(?:rhythmus|takt)",
    "(?<n>{n})(?<unit>wochen|monats)rhythmus",
  ],
  ofMonth: "im monat|des monats|vom monat",
  ofEveryMonth: "(?:jeden|eines jeden|jedes) monats?|in jedem monat",
  tooOften: [
    "(?:zweimal|dreimal|zwei mal|drei mal|2x|3x|2 mal|3 mal|mehrmals|ein paar mal) (?:die|pro|in der|im|am|den) (?:woche|monat|tag)",
    "jeden (?:werktag|wochentag|arbeitstag)|werktags|an jedem werktag",
  ],
  and: "und|u|&|sowie|oder",
  count: [
    "(?:insgesamt |genau |noch |weitere |die nachsten )?{n} ?(?:mal|x|termine?n?|besuche|sitzungen|behandlungen|termin)(?: insgesamt)?",
    "(?:zweimal|dreimal|viermal|funfmal|sechsmal|siebenmal|achtmal|neunmal|zehnmal|zwolfmal)",
    "insgesamt {n}",
    "nur {n}(?: ?mal| termine)?",
  ],
  span: [
    "(?:fur|uber|wahrend) (?:die )?(?:nachsten |kommenden )?{n} {unit}(?: lang)?",
    "(?:die |in den )?(?:nachsten|kommenden) {n} {unit}",
    "{n} {unit} lang",
    "fur (?:einen|eine) (?<one>{unit})",
  ],
  until: "bis zum|bis zur|bis ins|bis einschliesslich|bis inklusive|bis ende|bis",
  forEver: ["bis auf weiteres|auf unbestimmte zeit|ohne ende|unbefristet|dauerhaft"],
  open: [
    "(?:als )?(?:einen |eine |den |die )?(?:dauertermine?|serientermine?|terminserie|regelmassige[nrs]? termine?|wiederkehrende[nrs]? termine?|fixtermine?|fixen termin|stammtermin|serie)",
    "regelmassig(?:e)?|in regelmassigen abstanden",
    "wiederholen (?:lassen|bitte)|wiederholend|als wiederholung",
  ],
  single: [
    "(?:doch )?nur (?:der |den |das |die |dieser |diesen |dieses )?(?:eine|einen|einer|eines|ein|erste|ersten|einzelne|einzelnen|einmal|1|einziger|einzigen)(?: mal| termin| besuch)?(?! \\w*woche| monat)",
    "nur (?:der |den |das )?nachste[nrs]?(?: termin)?",
    "(?:doch )?(?:nur )?(?:einmalig|ein einziges mal|ein einzelner termin|einzeltermin)",
    "(?:keine?|ohne|nicht) (?:serie|wiederhol\\w*|regelmassig\\w*|dauertermin)",
    "nicht jede\\w*",
  ],
  skip: [
    "(?:die|den|diese|diesen|das|dann|die anderen|den termin)? ?(?:einfach )?(?:weglassen|auslassen|uberspringen|streichen|weg lassen)",
    "(?:lass|lassen sie|lasst)(?: \\w+){0,3} (?:weg|aus)",
    "(?:streich|streichen sie|uberspring|uberspringen sie) (?:die|den|diese|diesen)(?: termine?)?",
    "ohne (?:die|den|diese|diesen)(?: termine?)?",
  ],
  end: [
    "(?:die |meine |diese )?(?:ganze |gesamte |komplette )?(?:serie|terminserie|wiederholung(?:en)?|serientermine|dauertermine?|den dauertermin|meinen dauertermin|regelmassigen termine|wiederkehrenden termine)(?: bitte)? (?:absagen|abbestellen|stornieren|beenden|loschen|stoppen|aufheben|streichen|canceln|auflosen|einstellen)",
    "(?:sag|sagen sie|storniere|stornieren sie|beende|beenden sie|losche|loschen sie|stoppe|stoppen sie|streiche|streichen sie|cancel|cancle)(?: bitte| mir)? (?:bitte )?(?:die |meine |alle )?(?:ganze |gesamte )?(?:serie|wiederholung(?:en)?|serientermine|dauertermine?|(?:restlichen|folgenden|weiteren|kommenden|ubrigen|nachsten) termine)(?: ab)?",
    "(?:alle |die |meine )+(?:folgenden|restlichen|weiteren|kommenden|ubrigen|danach|anderen)(?: termine| danach)?(?: bitte)?(?: auch)? (?:absagen|stornieren|streichen|canceln|loschen|abbestellen)",
    "(?:alle )?(?:meine )?termine (?:der|dieser|aus der|von der) (?:ganzen )?serie(?: bitte)? (?:absagen|stornieren|streichen|loschen|canceln)",
    "(?:diesen|den)? ?und alle (?:folgenden|weiteren|danach|kommenden)(?: termine)?(?: bitte)? (?:absagen|stornieren|streichen|canceln)",
    "(?:alle )?(?:wochentlichen|monatlichen|14 ?tagigen|vierwochentlichen) termine(?: bitte)? (?:absagen|stornieren|beenden|streichen|canceln)",
    "(?:keine|nicht mehr) (?:weiteren |wochentlichen |monatlichen |regelmassigen )(?:termine)(?: mehr)?",
  ],
  habit: [
    "normalerweise|gewohnlich|meistens|meist|sonst|eigentlich immer|fruher|in der regel|ublicherweise|ich laufe|ich fahre|ich gehe|ich komme (?:ja |doch |sonst |immer |eigentlich |schon )",
    "ich (?:komm|komme|war|bin|arbeite|trainiere|wasche|sehe) (?!dann |gern|jetzt |ab )(?:\\w+ ){0,2}(?:jede\\w*|alle|einmal)",
    "(?:jede\\w*|alle) (?:\\w+ ){0,2}(?:laufe|fahre|gehe|komme|komm|bin|arbeite|war|habe|hab|sehe) ich",
  ],
  daysAsWeeks: { 7: 1, 8: 1, 14: 2 },
};
