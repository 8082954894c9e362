import { toNormalForm } from "../../text/normal-form.ts";
import { withoutHidden } from "../../text/visible-text.ts";
import { foldedWords } from "../words/fold-text.ts";

/**
 * The name of a WhatsApp profile, if a person may be called so; null otherwise. Decoration around a name is left out. A phone
 * number, a slogan, a handle or a business isn't proposed as the name of a booking.
 */
export const usableProfileName = (text: string): string | null => {
  const name = withoutHidden(toNormalForm(text))
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}.)]+$/gu, "");
  const words = name.split(" ");
  const isWritten = letters.test(name) && !neverInNames.test(name) && !innerStop.test(name);
  const isSized = name.length <= longestName && words.length <= mostWords;
  return isWritten && isSized && !foldedWords(name).some((word) => sentenceWords.has(word)) ? name : null;
};

/** An initial is no name, while one sign may be in a script that writes names so. */
const letters = /\p{L}\p{M}*[\s.'’-]*\p{L}|\p{scx=Han}|\p{scx=Hang}/u;

/** Numbers, handles and signs: "Ana2000", "ana_perez", "Cut & Go", "Ana | Nails". */
const neverInNames = /[^\p{L}\p{M}\p{Zs}.,'’‘`´()\-‐‑·\p{Cf}]/u;

/** A sentence ends before the name does: "Carpe diem. Always." An initial and a title are short. */
const innerStop = /\p{L}{4}\. /u;

/** Longer than any name, short enough for a line of the calendar. */
const longestName = 60;
const mostWords = 6;

/** Words of sentences and of businesses that are in no name, folded. */
const sentenceWords: ReadonlySet<string> = new Set(
  [
    "i im am is are my me you your we our the this that not no only just always never with without for but and or by",
    "vida yo mi mis tu tus es soy eres somos que no nunca siempre solo con sin por para pero y",
    "vie je mon ma mes est suis tu ton ta nous que ne pas jamais toujours avec sans pour mais et",
    "ich bin ist mein meine du dein wir unser nicht nie immer nur mit ohne fur aber und leben",
    "eu meu minha sou tu teu tua voce nao nunca sempre so com sem por para mas",
    "whatsapp available busy disponible disponivel disponible occupe beschaftigt love life god dios deus amor",
    "shop store salon salao studio estudio barber barbershop barberia barbearia peluqueria coiffure friseur friseursalon",
    "nails beauty gmbh ltd llc inc company oficial official tienda loja boutique atelier",
  ].flatMap((line) => line.split(" ")),
);
