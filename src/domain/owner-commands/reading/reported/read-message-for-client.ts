import type { Language } from "../../../languages.ts";
import type { OwnerCommand } from "../../owner-command.ts";
import { commandClauses } from "../clauses.ts";
import type { CommandWords } from "../command-words.ts";
import { readDays } from "../read-days.ts";
import { readLength } from "../read-length.ts";
import type { ReadContext } from "../read-owner-command.ts";
import { wordsIn } from "../read-which.ts";
import { withoutCourtesy } from "../without-courtesy.ts";

/**
 * Something a client is to hear: that one is late, which is a command of its own, or words to be passed on. A command in the
 * message ("tell Maria I moved her to five") is read as one.
 */
export const readMessageForClient = (
  folded: string,
  words: CommandWords,
  context: ReadContext,
): OwnerCommand | null => {
  const clauses = commandClauses(folded).map(withoutCourtesy);
  const clause = clauses.find((one) => addressed[words.language].test(one));
  if (clause === undefined) return null;
  const told = addresseesOf(clause, words, context);
  if (told.length === 0) return null;
  const whole = clauses.join(" ");
  if (words.has("late", whole)) return lateFor(whole, told, words);
  const content = words.putTogether(clause.replace(addressed[words.language], " "));
  const place = comeTo(content, words, context);
  if (place && !asking.test(clause)) return { kind: "move", which: { dates: null, times: [], words: told }, to: place };
  const isCommand = commandNames.some((name) => words.has(name, words.putTogether(clause)) || words.has(name, content));
  return isCommand || clauses.length > 3 ? null : { kind: "tell", who: told };
};

/** "Tell Peter to come at five" is another time for Peter. */
const comeTo = (content: string, words: CommandWords, context: ReadContext) => {
  if (!coming.test(content)) return null;
  const read = readDays(content.replace(coming, " "), words, { ...context, expect: "time" }, true);
  return read.times.length > 0 ? { dates: read.dates, times: read.times, words: [] } : null;
};

const coming =
  /(?<!\p{L})(?:come|be here|kommen|komm|kommt|da sein|venga|vengan|venir|viene|vienne|viennes|passer|vir|venha|venham|passar|passe)(?!\p{L})/u;

const asking =
  /(?<!\p{L})(?:ask|if|whether|frag\p{L}*|ob|pregunt\p{L}*|si|demande\p{L}*|pergunt\p{L}*|se|remind|erinner\p{L}*|recuerda\p{L}*|rappelle|lembra\p{L}*)(?!\p{L})/u;

const commandNames = ["cancel", "move", "confirm", "sick", "noShow"] as const;

/** The person right after the verb: "sag der Maria", "let João know". */
const addresseesOf = (clause: string, { language }: CommandWords, { names, agentNames }: ReadContext): string[] => {
  const match = addressed[language].exec(clause);
  const behind = wordsIn(clause.slice((match?.index ?? 0) + (match?.[0].length ?? 0))).slice(0, 5);
  const first = behind.findIndex((word) => names.has(word) && !agentNames.has(word));
  if (first < 0 || first > 2) return [];
  return behind.slice(first).filter((word, index) => names.has(word) && !agentNames.has(word) && index < 4);
};

const lateFor = (text: string, told: string[], words: CommandWords): OwnerCommand => ({
  ...{ kind: "late", minutes: (readLength(text, words) ?? bare(text))?.minutes ?? null, who: [], told },
});

const bare = (text: string): { minutes: number } | null => {
  const [match, ...others] = [...text.matchAll(/(?<![\p{L}\p{N}:.])(\d{1,3})(?![\p{L}\p{N}:.])/gu)];
  return match && others.length === 0 ? { minutes: Number(match[1]) } : null;
};

/** The beginning of a message that is to be passed on, in front of its addressee. */
const addressed: Record<Language, RegExp> = {
  en: opening(
    "tell|let(?= \\p{L}+(?: \\p{L}+)? know)|text|message|msg|ping|whatsapp|write(?: to)?|inform|notify|warn|remind|ask|say to|drop|send|call|ring|phone|give",
  ),
  es: opening(
    "avisa(?:le|les)?(?: a)?|avisar a|dile(?:s)?(?: a)?|di(?:selo)?(?: a)?|dig[ae]le(?:s)?(?: a)?|decirle(?: a)?|escribe(?:le)?(?: a)?|escribele(?: a)?|manda(?:le)?(?: un (?:mensaje|wasap|whatsapp|wsp))?(?: a)|envia(?:le)?(?: un mensaje)?(?: a)|pregunta(?:le)?(?: a)?|recuerda(?:le)?(?: a)?|comenta(?:le)?(?: a)?|informa(?:le)?(?: a)?|llama(?:le)?(?: a)?|contesta(?:le)?(?: a)?",
  ),
  fr: opening(
    "dis(?:-(?:lui|le))? a|dites? a|previens|prevenez|previens-la|avertis|avertissez|ecris a|ecrivez a|envoie (?:un (?:message|sms|mot) )?a|informe|demande a|demandez a|rappelle a|rappelle|appelle|fais savoir a|signale a|reponds a",
  ),
  de: opening(
    "sag(?:e|t|s)?(?: es)?|schreib(?:e|t|s)?|gib|geb|gebt|frag(?:e)?|erinner(?:e)?|richte?|informier(?:e)?|benachrichtig(?:e)?|verstandig(?:e)?|melde?|ruf(?:e)?|antworte?|teil(?:e)?",
  ),
  pt: opening(
    "avisa(?:r)?|avise|diz(?:er)?(?: isso)?(?: (?:a|ao|pra|para|pro))?|diga(?: (?:a|ao|pra|para|pro))?|fala(?:r)?(?: (?:com|pra|para|pro|a|ao))?|manda(?:r)? (?:mensagem|msg|um zap|zap|uma mensagem|recado)(?: (?:a|ao|pra|para|pro))?|escreve(?:r)?(?: (?:a|ao|pra|para|pro))?|pergunta(?:r)?(?: (?:a|ao|pra|para|pro))?|lembra(?:r)?|liga(?:r)?(?: (?:a|ao|pra|para|pro))?|informa(?:r)?|responde(?:r)?(?: (?:a|ao|pra|para|pro))?",
  ),
};

function opening(source: string): RegExp {
  return new RegExp(`^(?:\\p{L}+ ){0,3}?(?:${source})(?= )`, "u");
}
