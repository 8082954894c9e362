import { patternInText } from "../../../conversation/words/pattern-in-text.ts";

/**
 * Whether a clause takes the last change back, in any of the five languages and beyond the words of their lexicons: it names
 * what was just done ("annule ce que tu viens de faire" cancels nobody), or has a word that can mean nothing else.
 */
export const undoesLast = (clause: string, names: ReadonlySet<string>): boolean =>
  whatWasDone.test(clause) || undoesSurely(clause, names);

const whatWasDone = new RegExp(
  `^(?:${[
    "(?:undo|reverse|revert|take back|cancel|scrap|roll back)",
    "(?:deshaz|deshacer|deshace|anula|cancela|revierte|borra|quita)",
    "(?:annule[rz]?|defais|defaites|efface[rz]?|enleve[rz]?|reviens sur|supprime[rz]?)",
    "(?:mach|mache|nimm|storniere?|losch|loesche?|annulliere?)",
    "(?:desfaz|desfazer|desfaca|anula|cancela|reverte|apaga|volta)",
  ].join("|")}) (?:mal |bitte |me |lo de |eso de )?(?:${[
    "(?:what(?:ever)?|the thing|everything|all) (?:you|i|we|u)(?:'?ve)?(?: just| last| now)?(?: did| done| changed| said| made)?(?: there)?|(?:the|your|my|that) last (?:thing|action|change|command|order|step)(?: \\p{L}+){0,3}",
    "lo (?:que |de )?(?:acab\\p{L}+|has|hiciste|hice|he|ultimo|recien)(?: \\p{L}+){0,3}|(?:el|la|tu|mi) ultim[oa] (?:cosa|accion|cambio|orden|paso|movimiento)(?: \\p{L}+){0,3}",
    "ce qu(?:e |')(?:tu|j'?ai|je|vous|on|t'?as)(?: \\p{L}+|'\\p{L}+){0,5}|(?:ta|la|ma|votre|le|ton|mon|l') ?(?:derniere|dernier) (?:action|commande|modif\\p{L}*|truc|chose|changement|operation|manip\\p{L}*)",
    "(?:das )?was (?:du|ich|wir)(?: \\p{L}+){1,4}|(?:die|das|den|deine|meine) (?:letzten?|letztes) (?:aktion|anderung|schritt|befehl|sache|ding)(?: \\p{L}+){0,2}|das von (?:eben|gerade|vorhin)(?: \\p{L}+)?",
    "o que (?:voce|vc|tu|eu|a gente)?(?: ?\\p{L}+){1,4}|(?:a|o|minha|sua|tua|meu) ultim[ao] (?:acao|coisa|mudanca|alteracao|comando|passo)(?: \\p{L}+){0,3}|isso (?:que|ai)(?: \\p{L}+){0,4}",
  ].join("|")})$`,
  "u",
);

/**
 * By a word that can mean nothing else, whatever is said around it: "lass das wieder rückgängig machen", "volta atrás no
 * último". A number or a known name makes it something else, but for bringing back
 * a cancelled client: "put Clara back in".
 */
const undoesSurely = (clause: string, names: ReadonlySet<string>): boolean => {
  if (/\d/.test(clause) || asking.test(clause)) return false;
  const words = clause.match(/\p{L}+/gu) ?? [];
  if (words.length > mostWords || words.some((word) => days.test(word))) return false;
  const isNamed = words.some((word) => names.has(word));
  return isNamed ? bringingBack.test(clause) : sure.test(clause) && !blocks.test(clause);
};

const mostWords = 9;

const sure = patternInText(
  "undo|un-do|revert|roll (?:it |that |this )?back|go back (?:on|one)|take (?:it|that|this|the last (?:one|thing)) back|step back|backtrack",
  "deshaz|deshazlo|deshacer|deshacerlo|deshace|deshacelo|deshaga|revierte|reviertelo|revertir|da marcha atras|dale (?:para |pa )?atras|vuelve (?:para )?atras|echa(?:lo)? (?:para |pa )?atras|volver atras|recula",
  "defais|defaire|reviens (?:en arriere|dessus|sur)|revenir (?:en arriere|dessus|sur)|retour (?:en )?arriere|marche arriere|retablis|retablir|remets(?:-\\p{L}+)? comme",
  "ruckgangig|rueckgaengig|ruckganging|rueckgangig|zurucknehmen|zuruecknehmen|ungeschehen|widerruf(?:e|en)?|zurucksetzen|zuruck auf anfang",
  "desfaz|desfaze|desfazer|desfaca|desfazes|reverte|reverter|volta(?:r)? (?:pra |para )?atras|anda(?:r)? (?:pra |para )?tras|volta(?:r)? (?:isso|tudo)",
);

/** What is blocked is opened by its day. */
const blocks = patternInText("block(?:s|ed|ing)?|bloqueo|blocage|sperre|sperrung|blockade|blocker|bloqueio");

const bringingBack = patternInText(
  "^(?:put|bring|add|get) (?:\\p{L}+ ){1,3}back(?: in| on)?(?: the (?:book|diary|list|calendar))?$",
  "^(?:vuelve a (?:poner|meter)|devuelve|recupera|restaura|pon otra vez|mete otra vez)(?: a)?(?: \\p{L}+){1,3}$",
  "^(?:remets?|remettre|retablis|recupere)(?: \\p{L}+){1,3}$",
  "^(?:hol|nimm|setz|trag|tu)(?: \\p{L}+){1,3} wieder (?:rein|ein|zuruck)$|^(?:hol|nimm)(?: \\p{L}+){1,3} zuruck$",
  "^(?:poe|bota|coloca|traz|mete)(?: \\p{L}+){1,3} de volta$|^(?:repoe|recupera|restaura)(?: \\p{L}+){1,3}$",
);

/** A question how it is done asks for help. */
const asking = /^(?:how|wie|como|comment|what|was|que|was|can|kann|puedo|posso)(?!\p{L})/u;

const days =
  /^(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|heute|morgen|\p{L}+tag|mittwoch|hoje|amanha|segunda|terca|quarta|quinta|sexta)$/u;
