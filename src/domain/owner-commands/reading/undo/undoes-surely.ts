/**
 * Whether a clause takes the last change back, by a word that can mean nothing else and whatever is said around it: "lass das
 * wieder rückgängig machen", "volta atrás no último". A number or a known name makes it something else, but for bringing back
 * whoever was cancelled: "put Clara back in".
 */
export const undoesSurely = (clause: string, names: ReadonlySet<string>): boolean => {
  if (/\d/.test(clause) || asking.test(clause)) return false;
  const words = clause.match(/\p{L}+/gu) ?? [];
  if (words.length > mostWords || words.some((word) => days.test(word))) return false;
  const isNamed = words.some((word) => names.has(word));
  return isNamed ? bringingBack.test(clause) : sure.test(clause) && !blocks.test(clause);
};

const mostWords = 9;

const word = (...sources: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`, "u");

const sure = word(
  "undo|un-do|revert|roll (?:it |that |this )?back|go back (?:on|one)|take (?:it|that|this|the last (?:one|thing)) back|step back|backtrack",
  "deshaz|deshazlo|deshacer|deshacerlo|deshace|deshacelo|deshaga|revierte|reviertelo|revertir|da marcha atras|dale (?:para |pa )?atras|vuelve (?:para )?atras|echa(?:lo)? (?:para |pa )?atras|volver atras|recula",
  "defais|defaire|reviens (?:en arriere|dessus|sur)|revenir (?:en arriere|dessus|sur)|retour (?:en )?arriere|marche arriere|retablis|retablir|remets(?:-\\p{L}+)? comme",
  "ruckgangig|rueckgaengig|ruckganging|rueckgangig|zurucknehmen|zuruecknehmen|ungeschehen|widerruf(?:e|en)?|zurucksetzen|zuruck auf anfang",
  "desfaz|desfaze|desfazer|desfaca|desfazes|reverte|reverter|volta(?:r)? (?:pra |para )?atras|anda(?:r)? (?:pra |para )?tras|volta(?:r)? (?:isso|tudo)",
);

/** What is blocked is opened by its day. */
const blocks = word("block(?:s|ed|ing)?|bloqueo|blocage|sperre|sperrung|blockade|blocker|bloqueio");

const bringingBack = word(
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
