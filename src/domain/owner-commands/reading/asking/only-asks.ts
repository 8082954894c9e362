import type { CommandWords } from "../command-words.ts";
import type { ReadContext } from "../read-owner-command.ts";

/** How something is done, or what it would lead to: the answer is what can be said here. */
export const asksHow = (folded: string): boolean => howTo.test(folded.replace(/^[^\p{L}]+/u, ""));

const howTo =
  /^(?:(?:hey|hi|hola|hallo|oi|ola|salut|bonjour|so|und|and|y|et|e)[ ,]+)?(?:how (?:do|can|could|would|should) (?:i|we|you|one)|how does one|how to|what happens (?:if|when)|wie (?:kann|konnte|sag|sage|mach|mache|verschieb|verschiebe|losch|losche|storniere|blockier|blockiere|sperr|sperre|trag|trage) (?:ich|man|wir|das|des)|was passiert,? wenn|como (?:puedo|podria|se (?:cancela|bloquea|mueve|anula|hace)|hago|cancelo|anulo|muevo|bloqueo|deshago|aviso)|que pasa si|comment (?:je|j'|on|faire|puis|annuler|bloquer|deplacer|decaler|ca se)|que se passe-t-il si|qu'est-ce qui se passe si|como (?:eu )?(?:posso|faco|cancelo|desmarco|bloqueio|mudo|desfaco)|o que acontece se)(?:(?<=')|(?!\p{L}))/u;

/** Whether a message only asks whether something has happened or is so, with none of the words of a request. */
export const onlyAsks = (
  name: "cancel" | "sick" | "block" | "move",
  said: string,
  words: CommandWords,
  { asked = "" }: ReadContext,
): boolean => {
  if (asked === "" || !words.has(name, asked)) return false;
  return !request.test(asked) && !(words.begins(name, said) && words.begins(name, asked.trim()));
};

const request =
  /(?<!\p{L})(?:can you|could you|would you|will you|can u|could u|cld u|please|pls|puedes|podrias|puede|me (?:cancelas|anulas|mueves|bloqueas|quitas)|porfa|por favor|kannst|konntest|koenntest|kannste|magst|bitte|wurdest|peux|pourrais|pouvez|pourriez|stp|svp|tu me|pode|podes|poderia|consegue|da pra|da para|faz favor|ok|vale|okay|ja|si|oui|sim)(?!\p{L})/u;

/** Somebody who says who they are is a client whose message was handed on: "Hi, it's Maria, I can't make it". */
export const isHandedOn = (folded: string, { names, agentNames }: ReadContext): boolean => {
  const [, name = ""] = introduction.exec(folded) ?? [];
  return names.has(name) && !agentNames.has(name);
};

const introduction =
  /(?:^|[,.!;:]\s*|(?:hi|hello|hey|hola|buenas|hallo|bonjour|salut|oi|ola) )(?:it'?s|this is|i'?m|hier (?:ist|spricht)|ich bin|soy|c'est|ici|je suis|aqui e|e|sou|fala)(?: (?:die|der|la|el|a|o))? (\p{L}+)/u;
