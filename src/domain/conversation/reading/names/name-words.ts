import type { Language } from "../../../languages.ts";

/** The words around names, folded, apostrophes as spaces; `|` between alternatives. */
type NameWords = {
  /** What only a name can follow: "my name is". */
  sure: string;
  /** What a name or something else may follow: "I'm". */
  loose: string;
  /** What a name follows once one is on the table and put right: "it's", "should be". */
  corrected: string;
  /** Under whom a booking is written down: "put it under". */
  under: string;
  /** Somebody else's: "his name is". */
  theirs: string;
  /** What stands behind a name: "here", "is my name". */
  after: string;
  /** The same for somebody else: "is his name". */
  theirsAfter: string;
  /** Between those words and the name: "the", "please", "just". */
  between: string;
};

const nameWords: Readonly<Record<Language, NameWords>> = {
  en: {
    sure: "my name is|my name s|my names|the name is|the name s|name is|names|name s|name|my full name is|full name is|my surname is|myself|i m called|i am called|call me|they call me|i go by|you can call me|first name is|regards|best wishes|cheers love|yours|signed",
    loose: "i m|i am|im|this is|its|it s|here s",
    corrected:
      "it is|should be|should read|should say|make that|that s|thats|actually|i meant|meant|i mean|rather|not|spelled|spelt|surname is|last name is|family name is|surname|last name",
    under:
      "under the name of|under the name|under|in the name of|in the name|in name of|put it down as|put it as|put me down as|put down as|put down|put me as|put it under|book it as|book it for|book under|reserve under|for the name|name it|write|write down|put|change the name to|change it to|change my name to|use|save it as",
    theirs:
      "his name is|his name s|his names|her name is|her name s|her names|their name is|their name s|he s called|he is called|she s called|she is called|hes called|shes called|called|named|goes by",
    after:
      "here|this side|speaking|is my name|s my name|is the name|is me|over here|is the full thing|is my full name|is what it says",
    theirsAfter: "is his name|is her name|is their name|s his name|s her name|is what he s called|is what she s called",
    between: "the|mr|mrs|ms|miss|dr|please|pls|just|as|it|to|for|is|a|name|of",
  },
  es: {
    sure: "me llamo|mi nombre es|mi nombre|el nombre es|nombre es|nombre|me dicen|me llaman|mi nombre completo es|les saluda|te saluda|le saluda|les saluda cordialmente|saludos de|atentamente|firmado|mi apellido es|a sus ordenes",
    loose: "soy|aqui|habla|le habla|te habla|al habla",
    corrected:
      "es|era|seria|digo|queria decir|quise decir|quiero decir|mejor|no|apellido es|mi apellido es|apellido|se escribe|escrito",
    under:
      "a nombre de|al nombre de|a nombre del|nombre de|apuntalo como|apuntame como|apuntala como|apuntalo a|apunta|apuntad|apunte|anotalo como|anotame como|anotala como|anotalo a|anota|anote|anotale|ponlo como|ponlo a|ponla a|ponme como|ponme|pon|pone|poneme|ponle|pongale|ponga|escribe|escribi|escriba|reservalo a|reserva a|guardalo como|cambialo a|cambia el nombre a|registralo como|registrala como|agendalo como|agendame como|dejalo como|dejalo a",
    theirs:
      "se llama|ella se llama|el se llama|su nombre es|llamada|llamado|de nombre|le dicen|el nombre de ella es|el nombre de el es",
    after:
      "me llamo|es mi nombre|mi nombre|por aqui|aqui|al habla|al aparato|le saluda|les saluda|para servirle|me llaman",
    theirsAfter: "se llama|es su nombre|se llama ella|se llama el",
    between: "el|la|don|dona|sr|sra|srta|senor|senora|por favor|porfa|solo|como|a|de|es|nombre|mejor|simplemente",
  },
  fr: {
    sure: "je m appelle|j m appelle|jm appelle|mon nom est|mon nom c est|mon nom|le nom est|le nom c est|nom|moi c est|moi c|moi cest|mon prenom est|mon prenom c est|mon nom complet est|mon nom de famille est|on m appelle|cordialement|bien a vous|signe",
    loose: "je suis|j suis|chuis|ici|c est|cest",
    corrected:
      "c|plutot|ecrit|s ecrit|je voulais dire|voulais dire|en fait|non|nom de famille|nom de famille c est|sans h|sans e|sans s|avec un h|avec un y",
    under:
      "au nom de|au nom d|sous le nom de|sous le nom d|sous le nom|au nom|mettez le au nom de|mettez|mets|met|ecris|ecrivez|notez|note|inscrivez|inscris|marque|marquez|reservez au nom de|enregistrez",
    theirs:
      "il s appelle|elle s appelle|s appelle|son nom est|son nom c est|son nom|son prenom est|son prenom c est|qui s appelle|nomme|nommee|prenomme|prenommee|l assistante de|l assistant de|le secretaire de|la secretaire de|de la part de|pour le compte de",
    after: "a l appareil|ici|c est mon nom|est mon nom|je m appelle|c est moi",
    theirsAfter: "c est son nom|est son nom|qu il s appelle|qu elle s appelle|il s appelle|elle s appelle",
    between: "le|la|l|m|mr|mme|mlle|monsieur|madame|juste|simplement|svp|de|d|plutot|donc|au|nom",
  },
  de: {
    sure: "mein name ist|mein name|mein name is|der name ist|der name lautet|name ist|name|ich heisse|i heiss|ich heiss|heisse|heisse ubrigens|ich heisse ubrigens|ich nenne mich|nennt mich|genannt|mein nachname ist|mein vorname ist|mit freundlichen grussen|mit freundlichem gruss|freundliche grusse|liebe grusse|viele grusse|beste grusse|lg|mfg|vg|hochachtung|hochachtungsvoll|gezeichnet",
    loose: "ich bin|i bin|bin|hier ist|hier spricht|hier|da ist|da",
    corrected:
      "das ist|es ist|ist|eigentlich|ich meinte|meinte|sondern|nachname|nachname ist|familienname ist|richtig ist|mit y|mit i|mit h|ohne h|lautet|schreibt sich|geschrieben",
    under:
      "auf den namen|auf die namen|unter dem namen|unter|auf|schreib|schreiben sie|schreibt|schreibts|schreib bitte|schreiben sie bitte|eintragen als|eintragen auf|trag|tragen sie|tragt|trag bitte|notieren sie|notier|notiert|nehmen sie|nimm|andern auf|andern sie auf|setz|setzen sie|buch|buchen sie auf",
    theirs:
      "er heisst|sie heisst|es heisst|heisst|sein name ist|ihr name ist|sein name|ihr name|namens|mit namen|der heisst|die heisst|der bub heisst|im auftrag von|fur herrn|fur frau",
    after: "hier|mein name|ist mein name|am apparat|heisse ich|heiss i|is do|is mein name|spricht|bin ich",
    theirsAfter: "heisst er|heisst sie|ist sein name|ist ihr name|heisst der|heisst die|sein name|ihr name",
    between: "der|die|das|den|dem|d|herr|herrn|frau|dr|bitte|nur|einfach|also|s|as|ubrigens|mal|halt",
  },
  pt: {
    sure: "meu nome e|o meu nome e|o nome e|nome e|meu nome|nome|me chamo|eu me chamo|chamo me|meu nome completo e|meu sobrenome e|meu apelido e|atenciosamente|cumprimentos|abraco|assinado|os melhores cumprimentos",
    loose: "sou|eu sou|aqui e|aqui fala|aqui quem fala e|quem fala e",
    corrected:
      "e|era|digo|quis dizer|quero dizer|queria dizer|na verdade e|sobrenome|sobrenome e|apelido e|apelido|escreve se|se escreve|com h|sem h|com y",
    under:
      "em nome de|em nome da|em nome do|no nome de|no nome da|no nome do|em nome|no nome|nome de|bota|bote|botar|poe|ponha|por|coloca|coloque|colocar|anota|anote|escreve|escreva|marca como|marca para|registra|pode por|deixa|deixe|muda para|troca para",
    theirs:
      "se chama|ele se chama|ela se chama|chama se|ele chama se|ela chama se|o nome dele e|o nome dela e|nome dele e|nome dela e|nome dele|nome dela|chamada|chamado|de nome|ela e a|ele e o",
    after: "e meu nome|e o meu nome|meu nome|aqui|falando|me chamo|e como me chamo|aqui falando",
    theirsAfter: "e o nome dele|e o nome dela|e nome dele|e nome dela|se chama ela|se chama ele",
    between: "o|a|os|as|seu|dona|sr|sra|senhor|senhora|por favor|so|apenas|como|de|da|do|e|nome|mesmo|ai|la|aqui",
  },
};

/** Phrases by their first word, the longest first, each as its words. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

const phrasesOf = (list: keyof NameWords): PhraseIndex =>
  Map.groupBy(
    Object.values(nameWords)
      .flatMap((words) => words[list].split("|").map((phrase) => phrase.split(" ")))
      .sort((a, b) => b.length - a.length),
    ([first = ""]) => first,
  );

export const surePhrases = phrasesOf("sure");
export const loosePhrases = phrasesOf("loose");
export const correctionPhrases = phrasesOf("corrected");
export const underPhrases = phrasesOf("under");
export const theirPhrases = phrasesOf("theirs");
export const phrasesAfter = phrasesOf("after");
export const theirPhrasesAfter = phrasesOf("theirsAfter");

/** Words that may stand between an introduction and the name. */
export const wordsBetween: ReadonlySet<string> = new Set(
  Object.values(nameWords).flatMap(({ between }) => between.split("|").flatMap((phrase) => phrase.split(" "))),
);
