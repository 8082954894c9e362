import type { Language } from "../../../languages.ts";

/** What is said where the waitlist, or an offer from it, is what the conversation is about; folded. */
type ImpliedWords = {
  /** A day has nothing left: beside the request to be notified it is the day that is waited for. */
  full: string;
  /** Asks whether one is on the list, without its name. */
  status: string;
  /** It isn't wanted any more. */
  leave: string;
  /** Asks how long an offer stands, or wants to think about it first. */
  thinking: string;
  /** The hour doesn't matter. */
  anyTime: string;
};

export const impliedWords: Readonly<Record<Language, ImpliedWords>> = {
  en: {
    full: "full|(?:fully |all |totally )?booked(?: (?:out|up|solid))?|booked|chocka\\w*|chock a block|rammed|packed|jammed|sold out|write off|no (?:joy|luck|room|space|spaces|slots|availability|openings)|(?:nothing|none|not a thing|no slots?|no spaces?)(?: \\w+){0,3} (?:left|free|available|going|open|on|for)|nothing doing|all gone|taken|wall to wall|maxed out",
    status:
      "(?:am i|are we|is that me|i m|im|we re)(?: \\w+){0,4} (?:on|in|down|listed|signed up|queued|queue|waiting)(?: (?:it|there|that|now|already|yet|still|then|or not|the list|the queue))*|(?:did|have) (?:i|you|ye|u|that)(?: \\w+){0,3} (?:forget|forgotten|forgot|put me|added|got me|gone through|go through|work)|(?:any|heard) (?:news|word|peep|luck|update)|where am i(?: \\w+)?|did it work|(?:have|got) you got me|you (?:have|got) me down",
    leave:
      "(?:take|scratch|cross|strike|knock|leave|count|get|pull)(?: \\w+)? (?:me|us|my name)(?: (?:off|out))?|remove me|drop me|delete me|forget (?:it|about it|that|about me|me|the whole thing)|(?:don t|dont|do not|no longer|won t|not) (?:need|want|bother|require)(?: (?:\\w+ ){0,4}(?:it|that|this|slot|spot|place|any ?more|any longer|list|now|one|with it|about it))?|no need(?: any ?more| now)?|never ?mind|leave it|let it go|(?:got|found|went|have|had|getting|booked|sorted)(?: \\w+){0,5} (?:elsewhere|somewhere else|another place|sorted|someone else|in at)|(?:i m|im|all|it s|thats|that s) sorted|sorted (?:now|it)|changed my mind|scrap (?:it|that)|call it off|too late now|done already|off the list|not needed",
    thinking:
      "how (?:long|much time)(?: \\w+){0,3} (?:have|got|wait|decide|hold|keep|answer|held|think|is it)|(?:until|till|by) when|when do (?:i|you) (?:need|have)(?: \\w+){0,3} (?:know|answer|decide)|(?:let|lemme|give|need to|have to|gotta|must|i ll|ill|i)(?: \\w+){0,2} (?:check|think|ask|see|look|sec|second|minute|moment|mull)(?: \\w+)*|(?:hang|hold) on|one (?:sec|second|minute|moment)|(?:5|five|ten|10|two|2) (?:mins?|minutes)|sleep on it|get back to you|not sure yet|deadline",
    anyTime: "any ?time|any hour|all day|whenever|whole day|anytime|at any time|morning or afternoon",
  },
  es: {
    full: "llen[oa]s?|complet[oa]s?|pillad[oa]|ocupad[oa]s?|a tope|petad[oa]|hasta arriba|agotad[oa]|copad[oa]|a reventar|topad[oa]|reservad[oa]s?|cogid[oa]s?|tomad[oa]s?|(?:no|nada)(?: \\w+){0,3} (?:hueco|huecos|sitio|lugar|lugares|libre|nada|turnos|citas|espacio|disponible)|no hay (?:nada|mas)|no queda\\w*|sin (?:huecos|citas|turnos|cupo|lugar)|no tienen nada",
    status:
      "(?:ya |aun |todavia |sigo |y )?(?:estoy|sigo|quede|he quedado|quedo|me quede|continuo|toy)(?: \\w+){0,3} (?:dentro|apuntad[oa]|anotad[oa]|inscrit[oa]|espera|ahi|lista|cola|fila|agendad[oa])|(?:ya )?me (?:apunt|anot|pus|inscrib|agreg|borr|olvid|tien|ten)\\w*(?: \\w+){0,4}|(?:alguna|hay|tienes|tienen) (?:novedad\\w*|noticia\\w*)|se olvid\\w+ de mi|ya quedo|quedo anotad[oa]",
    leave:
      "(?:saca|saqu|quita|quit|borra|borr|tacha|elimina|baja|descarta|desapunta|desanota|retira)\\w*me(?: \\w+)?|me (?:saca|quita|borra|tacha|bajo|salgo|quitas|sacas|borras)\\w*|dejal[oa]|dejemosl[oa]|olvid(?:a|alo|ate|ense|en|eme|e)|(?:ya )?no (?:me |lo |la |se )?(?:hace|necesito|necesita|quiero|interesa|hara)(?: \\w+){0,3}(?: falta)?|ya (?:encontre|tengo|consegui|resolvi|me lo|lo resolvi|lo solucione|me cort\\w+|me atend\\w+|fui|no)(?: \\w+){0,5}|ya esta resuelto|(?:en|con) (?:otro|otra) (?:lado|sitio|lugar|salon|peluqueria|parte)|mejor no|cambie de idea|no espero mas|sin efecto|da igual|cancel(?:a|alo|en|enlo|ala)",
    thinking:
      "(?:hasta|para) (?:cuando|que hora)|cuanto (?:tiempo|rato|plazo|me|tengo)(?: \\w+){0,4} (?:tengo|guard\\w+|aguant\\w+|reserv\\w+|manten\\w+|pens\\w+|decid\\w+|contest\\w+|respond\\w+|queda|espera\\w*)|(?:dej|dame|deme|denme|espera|aguanta|un|tengo que|dejame|dejeme|lo|me lo)(?: \\w+){0,3} (?:pens\\w+|consult\\w+|pregunt\\w+|mir\\w+|ver|chec\\w+|revis\\w+|moment\\w+|minut\\w+|segund\\w+|rat\\w+)|(?:ahora|luego|ya) (?:te|les|os|le) (?:digo|confirmo|aviso)",
    anyTime:
      "cualquier hora|cualquier momento|a la hora que sea|todo el dia|cuando sea|da igual la hora|la hora da igual|a la que sea|cualquier horario",
  },
  fr: {
    full: "complete?s?|plein\\w*|blinde\\w*|bonde\\w*|surbooke\\w*|booke\\w*|(?:plus|pas|aucun\\w*)(?: \\w+){0,3} (?:rien|place|places|creneau\\w*|dispo\\w*|libre|trou)|plus rien|rien de libre|tout (?:est )?(?:pris|reserve)|plus de place|il n y a rien|y a rien|rempli\\w*|archi ?plein",
    status:
      "j y suis|(?:suis je|je suis|est ce que je suis|chuis)(?: \\w+){0,4} (?:dessus|inscrite?|notee?|dedans|liste|attente|file|la|comptee?|sur)|(?:du nouveau|des nouvelles|du neuf)|vous m avez(?: \\w+){0,3} (?:inscrite?|oubliee?|notee?|mise?|liste)|(?:c est|ca y est c est) (?:fait|note|enregistre)|on m a oubliee?|je compte toujours",
    leave:
      "(?:enlev|retir|ray|supprim|effac|oubli|desinscri|ot|vir|barr|biff|sort)(?:e|ez|es|er|iez|onc)?(?: |s )?(?:moi|nous|mon nom|ca)|m (?:enlev|retir|ray|supprim|effac|oubli|desinscri|ot|vir|barr)\\w+|laiss(?:e|ez|er)(?: \\w+)? tomber|laiss(?:e|ez)(?= |$)|oubli(?:e|ez)(?= |$)|(?:plus|pas|pu)(?: \\w+){0,2} (?:besoin|la peine|necessaire|attendre|interesse\\w*)|(?:j ai|on a|deja)(?: \\w+){0,3} (?:trouve|reserve|coupe|fait faire|pris)(?: \\w+){0,3}|(?:chez|dans) (?:un|une|quelqu un) (?:d )?autre|ailleurs|change d avis|tant pis|c est bon pour moi finalement|annul(?:e|ez)(?: \\w+)?|on oublie|c est regle",
    thinking:
      "(?:jusqu a|pour|avant) (?:quand|quelle heure)|combien de temps(?: \\w+){0,4} (?:ai|j ai|garde\\w*|reflechir|decider|repondre|reste\\w*|valable|tient|bloqu\\w*)|(?:j ai|ai je)(?: \\w+)? combien de temps|(?:gard|reserv|bloqu|tien|ten)\\w*(?: \\w+){0,3} combien de temps|(?:laiss|donn|attend|je dois|faut que|je vais|un|deux|cinq|5|10)\\w*(?: \\w+){0,4} (?:reflechi\\w*|verifi\\w*|demand\\w*|voi\\w*|regard\\w*|minutes?|instant|seconde|moment)|je (?:reflechis|regarde|verifie|vous redis|te redis)|deadline|delai",
    anyTime:
      "n importe quand|a toute heure|n importe quelle heure|toute la journee|peu importe l heure|l heure importe peu|quand vous voulez|nimporte quand|a n importe quelle heure",
  },
  de: {
    full: "voll|ausgebucht|dicht|belegt|vergeben|zu|rappelvoll|proppenvoll|ausreserviert|besetzt|(?:nichts|nix|kein\\w*|nimmer|nicht)(?: \\w+){0,4} (?:frei|mehr|platz|platze|lucke|termin|termine|luft|ubrig)",
    status:
      "(?:bin|steh|stehe|steht|bleib|bleibe)(?: ich)?(?: \\w+){0,5} (?:drauf|drin|dabei|vorgemerkt|eingetragen|angemeldet|notiert|gelistet|liste|warteliste|vermerkt)|(?:hab|habt|haben|hast)(?: \\w+){0,3} mich(?: \\w+){0,3} (?:vergessen|eingetragen|notiert|vorgemerkt|drauf|gelistet)|(?:gibt s|gibts|gibt es|irgendwas|was|etwas) neues|wie schaut s aus|schon was gehort",
    leave:
      "(?:nehmt|nimm|nehmen sie|streicht|streich|streichen sie|tragt|trag|loscht|losch|werft|lasst|lass|holt|konnt|konnen sie)(?: \\w+)? (?:mich|uns|meinen namen)(?: \\w+){0,4} ?(?:raus|runter|aus|weg|austragen|streichen|rausnehmen|nehmen|loschen|abmelden)?|(?:brauch|brauche|benotige|will|mochte)(?: \\w+){0,5} (?:nicht|nimmer|nich|net|nix|keinen|keine)(?: mehr)?|hat sich (?:\\w+ )?erledigt|erledigt|vergiss es|vergesst es|vergessen sie es|vergesst mich|lass (?:gut|mal|es|ma|stecken)(?: sein)?|lassen (?:wir|sie)(?: \\w+)? (?:gut sein|es|das)|(?:schon|anderswo|woanders|wo anders|anderweitig|sonstwo)(?: \\w+){0,4} (?:gefunden|bekommen|termin|gekriegt|gemacht|versorgt|untergekommen|geschnitten)|woanders|wo anders|doch nicht|nicht mehr notig|abmelden|austragen|streichen|uberlegt ich brauch nicht",
    thinking:
      "(?:wie lang|wie lange|wieviel zeit|wie viel zeit)(?: \\w+){0,5} (?:zeit|uberleg\\w*|halt\\w*|gilt|entscheid\\w*|antwort\\w*|frei|reserviert|warten)|bis wann|(?:muss|lass|lasst|gib|gebt|moment|sekunde|ich|kurz|erst)(?: \\w+){0,4} (?:uberleg\\w*|schau\\w*|nachschau\\w*|frag\\w*|check\\w*|abklar\\w*|klar\\w*|guck\\w*|minut\\w*|moment|sekunde)|moment|sekunde|melde mich gleich|sag (?:euch|ihnen|dir)? ?gleich bescheid",
    anyTime:
      "irgendwann|egal wann|wann auch immer|den ganzen tag|ganztags|ganztagig|jederzeit|zu jeder zeit|zu jeder uhrzeit|uhrzeit egal|wurscht wann|wann immer",
  },
  pt: {
    full: "chei[oa]s?|lotad[oa]s?|lotou|esgotad[oa]s?|esgotou|complet[oa]s?|ocupad[oa]s?|(?:nao|nada|sem)(?: \\w+){0,3} (?:vaga|vagas|lugar|horario|horarios|livre|nada|espaco|hora|horas)|nao tem (?:mais|nada)|nao ha (?:mais|nada)|sem vagas?|tudo (?:cheio|tomado|ocupado|preenchido|marcado)|fechou a agenda|preenchid[oa]|tomad[oa]",
    status:
      "(?:ja |ainda |sera que )?(?:to|tou|estou|fiquei|continuo|entrei|sigo)(?: \\w+){0,3} (?:na|dentro|inscrit[oa]|anotad[oa]|la|espera|fila|lista|esperando)(?: \\w+){0,2}|ja (?:me )?(?:coloc|bot|puse|pos|anot|inscrev)\\w*(?: \\w+){0,3}|(?:alguma|tem) (?:novidade|noticia)\\w*|(?:me esquec|esquec)\\w+ de mim|me esqueceram|tem meu nome|meu nome (?:ta|esta|continua)",
    leave:
      "(?:me )?(?:tir|remov|apag|risc|exclu|retir|elimin|cort|desinscrev)\\w*(?:m)?(?: |-)?(?:me|eu|meu nome|nos|daí|dai|de la|dessa)|me (?:tir|remov|apag|risc|exclu|retir|elimin|cort)\\w+|(?:pode(?:m)? )?(?:esquec\\w*|deix\\w* (?:pra la|para la|quieto|isso|estar|assim))|(?:ja |eu )?nao (?:preciso|quero|vou|e preciso|faz falta|precisa)(?: \\w+){0,4}|(?:arrumei|arranjei|achei|encontrei|consegui|fui|marquei|cortei|resolvi|ja fiz)(?: \\w+){0,5}|ja (?:foi|esta|ta) (?:resolvido|feito|tratado)|(?:em|num|noutro|outro|outra) (?:outro |outra )?(?:lugar|lado|sitio|salao)|mudei de ideia|desist\\w+|cancel(?:a|e|em)(?: isso| ai| la)?|melhor nao",
    thinking:
      "(?:ate|por) (?:quando|que horas?)|quanto tempo(?: \\w+){0,4} (?:tenho|posso|guard\\w+|segur\\w+|pens\\w+|decid\\w+|respond\\w+|vale|espera\\w*)|(?:deix|me da|da me|preciso|tenho que|vou|um|so|espera|pera)\\w*(?: \\w+){0,4} (?:pens\\w+|ver|ve|checar|confirm\\w+|pergunt\\w+|consult\\w+|minut\\w+|segund\\w+|moment\\w+|instante|falar)|ja (?:te |lhe )?(?:digo|aviso|confirmo|respondo)|prazo",
    anyTime:
      "qualquer hora|qualquer horario|a qualquer hora|o dia todo|o dia inteiro|a hora que for|quando for|tanto faz a hora|qualquer altura|a hora que quiserem",
  },
};
