import { patternInText } from "../../../conversation/words/pattern-in-text.ts";
import type { Language } from "../../../languages.ts";

/** How somebody else is said not to come, folded: of a client it gives the appointment back, of an agent it is a day off. */
export const goneWords: Record<Language, RegExp> = {
  en: patternInText(
    "(?:can'?t|cannot|can not|couldn'?t|won'?t|will not|isn'?t|is not|'?s not|not|no longer|is no longer)(?: (?:be|gonna|going to|now))*(?: able to)? (?:(?:make|do)(?= (?:at )?(?:half|quarter|noon|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\\p{L}))|make (?:it|today|tomorrow|the|\\p{L}+day|her|his|their)|com(?:e|ing)(?: in)?|attend(?:ing)?|do (?:today|tomorrow|\\p{L}+day|it)|turn(?:ing)? up|show(?:ing)? up|get (?:here|there))(?: (?:any ?more|after all|now))?",
    "(?:has|have|had|needs|wants|'?s got|'?s had)(?: to)? (?:cancel|pull out|drop out|call off)|(?:'?s |is |has |just ){0,4}(?:pull(?:ing|ed)|dropp?(?:ing|ed)|back(?:ing|ed)|bail(?:ing|ed)|cr(?:ying|ied))(?: out| off| on (?:me|us))|(?:'?s |has |just ){0,4}(?:cancelled|canceled)(?: on (?:me|us))?|(?:'?s |is |has ){0,4}(?:calling|called) (?:it )?off|something(?:'?s| has)? (?:come|came) up|can'?t(?= (?:today|tomorrow|\\p{L}+day)|$)",
  ),
  es: patternInText(
    "(?:ya )?no (?:me |nos )?(?:viene|vienen|vendra|vendran|va a venir|van a venir|puede|pueden(?: (?:venir|ir|acudir|asistir|pasarse|llegar))?|podra(?: (?:venir|ir))?|va a poder(?: (?:venir|ir))?|le (?:va|viene) bien|acude|quiere venir)",
    "se (?:me |nos )?(?:ha caido|cayo|cae|ha borrado|borra|da de baja|ha dado de baja|descuelga|raja|ha rajado|ha echado atras)|le (?:ha surgido|surgio|ha salido|salio)(?: \\p{L}+){0,2}|tiene que (?:cancelar|anular)|(?:quiere|pide|me pide|dice que) (?:cancelar|anular|cancela|anula)|(?:han? )?(?:cancelado|anulado)|(?:me |nos )?(?:cancelo|anulo|cancela|anula)(?= (?:la suya|su|lo suyo|todo)|$)",
  ),
  fr: patternInText(
    "(?:ne |n')?(?:viens?t?|viennent|viendra|viendront|peut|peuvent|pourra|pourront|va|vont|sera)(?: finalement| malheureusement)? (?:pas|plus)(?: (?:pouvoir |etre )?(?:venir|la|etre la|passer|se liberer|assurer|honorer|dispo\\p{L}*|pouvoir))?",
    "tombe(?:nt)? a l'eau|est tombee? a l'eau|a (?:eu )?un (?:empechement|contretemps|imprevu|souci|probleme)|(?:se|s'est|s'etait) (?:decommande|desiste|decommandee|desistee)|(?:il |elle )?(?:a annule|ont annule|doivent annuler|doit annuler|veut annuler|souhaite annuler|prefere annuler|annule)(?= (?:sa|son|tout|pour)|$)|se decommande|se desiste",
  ),
  de: patternInText(
    "(?:kommt|kommen|kann|konnen|schaffen|schafft(?: e?s)?|schaffts|schafft's|wird|will|mag)(?: (?!zu )[\\p{L}\\p{N}.:]+){0,4} (?:nicht|net|ned|nimmer)(?: (?:kommen|schaffen|konnen|zum termin|rein))*",
    "(?:hat|haben|muss|mussen|musste|will|mochte)(?: [\\p{L}\\p{N}.:]+){0,4} (?:abgesagt|absagen|abspringen|abgesprungen|storniert|stornieren|gecancelt|canceln)|sagt(?: [\\p{L}\\p{N}.:]+){0,3} ab|springt(?: \\p{L}+){0,2} ab|(?:ist|is)(?: [\\p{L}\\p{N}.:]+){0,3} verhindert|(?:fallt|faellt)(?: [\\p{L}\\p{N}.:]+){0,3} (?:aus|flach)|wird(?: \\p{L}+){0,2} (?:nix|nichts)|(?:ist|is|kam|hat)(?: \\p{L}+){0,2} (?:was|etwas) dazwischen(?:gekommen)?",
  ),
  pt: patternInText(
    "(?:ja )?nao (?:vem|vem mais|virao|podem|vira|pode(?: (?:vir|ir|passar))?|podera(?: vir)?|vai (?:poder|conseguir|vir|dar|aparecer|rolar)(?: (?:vir|ir|pra ela|pra ele|para ela|para ele))?|consegue(?: (?:vir|ir))?|quer (?:mais )?vir|vai)",
    "(?:acabou de |ja )?(?:desistiu|desistiram|desmarcou|desmarcaram|cancelou|cancelaram|desmarcar|cancelar)|(?:teve|surgiu|apareceu)(?:-lhe| para ela| para ele)?(?: \\p{L}+){0,2} (?:imprevisto|contratempo|algo|coisa|problema)|vai (?:ter (?:de|que) )?(?:cancelar|desmarcar|faltar)|(?:quer|pediu (?:pra|para)|precisa|tem (?:de|que)) (?:cancelar|desmarcar)",
  ),
};

/** Of an agent alone: "Luis hat Freitag frei", "Luis has Friday off". */
export const awayWords: Record<Language, RegExp> = {
  en: patternInText(
    "(?:has|have|takes|is taking|needs|wants|would like|gets|'?s got|'?s) (?:[\\p{L}\\p{N}]+ ){0,6}(?:off|away)",
  ),
  es: patternInText(
    "(?:tiene|necesita|quiere|coge|pide|se coge|se toma|se pide|esta de) (?:[\\p{L}\\p{N}]+ ){0,6}(?:libre|fiesta|vacaciones|baja|permiso)",
  ),
  fr: patternInText(
    "(?:prend|pose|a|est)(?: [\\p{L}\\p{N}]+){0,3} (?:conges?|off|sa journee|son apres-midi|sa matinee|repos|absente?)|(?:est|sera) (?:absente?|pas la|en vacances)|(?:a besoin|aurait besoin|veut|voudrait)(?: de| du| d')?(?= ?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|sa|son|le))",
  ),
  de: patternInText(
    "(?:hat|nimmt|braucht|will|mochte|bekommt|kriegt|ist|is|macht)(?: [\\p{L}\\p{N}.:]+){0,6} (?:frei|urlaub|weg|abwesend|nicht (?:da|im laden|im salon|hier)|net da|ned da|auf fortbildung|in urlaub|im urlaub|verreist)",
  ),
  pt: patternInText(
    "(?:tem|tira|vai tirar|pega|esta de|ta de|vai estar de|fica de) (?:[\\p{L}\\p{N}]+ ){0,3}(?:folga|ferias|fora|livre)|vai folgar|folga|(?:precisa|quer)(?: d[aeo])?(?= (?:segunda|terca|quarta|quinta|sexta|sabado|amanha|folga))",
  ),
};

/** Said of someone who got in touch, in whichever language: a name that nobody knows is one beside it. */
export const gotInTouch =
  /(?<!\p{L})(?:rang|rung|phoned|called|texted|messaged|emailed|wrote|says|said|pinged|llamado|llamo|llama|llamar|escrito|escribio|avisado|aviso|dice|dijo|appelee?s?|appeler|telephone|ecrit|prevenue?|previent|message|dit|angerufen|geschrieben|gemeldet|gesagt|getextet|ruft|schreibt|sagt|ligou|ligar|liga|escreveu|avisou|mandou|disse|diz|falou|mr|mrs|ms|miss|frau|herr|herrn|senora|senor|sra|sr|dona|don|dona|seu|madame|monsieur|mme|mlle)(?!\p{L})/u;
