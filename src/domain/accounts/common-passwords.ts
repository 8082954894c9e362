import { normalForm } from "../text/normal-form.ts";
/** What a guesser would know about someone: the business may have several names, its company's and what clients see. */
export type PasswordOwner = { name: string; email: string; businessNames?: readonly (string | null)[] };

/** Why a password is easy to guess: it is well known, or it is the owner's own words. */
export type Guessable = "known" | "own";

/**
 * Whether a password is among the first that anyone would try: a well-known one, a walk over the keyboard, a date, a few
 * characters again and again, the product's name, or the name or address of the owner or the business; letter case, digits
 * and marks at either end, and the usual disguises of letters make it no better. `moreKnown` says which others are well
 * known: the server has a long list, the browser none.
 */
export const guessablePassword = (
  password: string,
  owner: PasswordOwner,
  moreKnown: (text: string) => boolean = () => false,
): Guessable | null => {
  const plain = normalForm(password, "NFKC").toLowerCase();
  const word = innerWord(plain);
  // Disguises at the end may be digits of a word, or just digits after it: both readings count.
  const readings = new Set([plain, word, undisguise(plain), undisguise(word), innerWord(undisguise(plain))]);
  const own = ownWords(owner);
  if ([...readings].some((reading) => isMadeOf(lettersOf(reading), own))) return "own";
  // "Aa123456." and "Aa@123456" are no better for their marks.
  const asKnown = [plain, plain.replace(/[^\p{L}\p{N}]/gu, "")].filter((text) => text.length >= minWordLength);
  if (asKnown.some((text) => knownPasswords.has(text) || isSequence(text) || moreKnown(text))) return "known";
  if (new Set(plain).size === 1) return "known";
  for (const reading of readings) {
    if (knownWords.has(reading) || (reading.length >= minWordLength && moreKnown(reading))) return "known";
  }
  const unit = shortestUnit(plain);
  if (isDate(plain) || isFewCharacters(plain, unit)) return "known";
  return unit !== plain && unit.length >= minWordLength && (knownWords.has(unit) || moreKnown(unit)) ? "known" : null;
};

/** Shorter ones from a list are in too many good passwords. */
const minWordLength = 4;

/** Letters come in any script; a word is what is left without the digits and marks around it. */
const innerWord = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

const disguises: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

const undisguise = (text: string): string => text.replace(/[013457@$]/g, (mark) => disguises[mark] ?? mark);

/** Shorter parts of a name are in too many good passwords. */
const minOwnLength = 3;

/** The words of the names and the address, in plain letters. */
const ownWords = ({ name, email, businessNames = [] }: PasswordOwner): string[] => {
  const [local = "", domain = ""] = email.split("@");
  const all = [local, domain, name, ...businessNames.map((text) => text ?? "")].flatMap((text) => [
    lettersOf(text),
    ...text.split(/[^\p{L}\p{N}]+/u).map(lettersOf),
  ]);
  return [...new Set(all)].filter((word) => word.length >= minOwnLength && word !== "com");
};

/** Without accents, and without what isn't a letter. */
const lettersOf = (text: string): string =>
  normalForm(text, "NFKD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

/** Nothing but these words, one after another. */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  if (text.length <= minOwnLength) return false;
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!ends.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  }
  return ends.has(text.length);
};

const rows = [
  "1234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "13579",
  "02468",
];

/** Keys in a row, forwards or backwards, from any start; or the same few of them twice and more. */
const isSequence = (text: string): boolean => {
  const unit = shortestUnit(text);
  return rows.some((row) => {
    const round = row + row;
    const back = [...round].reverse().join("");
    return unit.length >= 3 && (round.includes(unit) || back.includes(unit));
  });
};

/** `abcabc` is `abc` again. */
const shortestUnit = (text: string): string => {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit;
  }
  return text;
};

/** A few characters again and again, as lists have them up to ten long: 12121212, 19841984, hahahaha, 00001111. */
const isFewCharacters = (text: string, unit: string): boolean =>
  text.length <= 10 && ((unit !== text && unit.length <= 4) || new Set(text).size <= 2);

/** A day in figures, in any country's order: lists of well-known passwords hold most birthdays. */
const isDate = (text: string): boolean => {
  const [, ...parts] = /^(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(text.replace(/[./ -]/g, "")) ?? [];
  const [a, b, c, d] = parts.map((part) => (part === undefined ? null : Number(part)));
  if (a == null || b == null || c == null) return false;
  const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  if (d == null) return isDay(a, b) || isDay(b, a) || isDay(c, b);
  const isCentury = (century: number) => century === 19 || century === 20;
  if (isCentury(c) && (isDay(a, b) || isDay(b, a))) return true;
  return isCentury(a) && (isDay(d, c) || isDay(c, d));
};

const list = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Known as they are: figures, walks over the keyboard's columns, and letters with digits in a fixed order. */
const knownPasswords = list(`
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc zaq12wsx zaq1zaq1 qaz123 1qazxsw2 q1w2e3 q1w2e3r4
  q1w2e3r4t5 qweasd qweasdzxc qwe123 123qwe 123qweasd qwer1234 1234qwer asdf1234 qwerty12 qwert123 asd123 123asd zxc123
  abc123 123abc a1b2c3 a1b2c3d4 aa1234 aa123456 aaa111 abcd1234 1234abcd abc12345 a12345 a123456 a1234567 a123456789
  123123 123321 321321 112233 121212 131313 123654 147258 147852 159357 159753 159951 142536 101010 102030 202020 212121
  232323 246810 252525 456456 456789 654321 789456 789789 741852 741963 852456 963852 987654 111222 222333 333666 696969
  777888 789123 123789 124578 135790 135792468 147258369 147852369 789456123 456123 12344321 11223344 112233445566
  12341234 11112222 1111222233334444 1212121212 1357924680 2468013579 0987654321 1029384756 123456654321 12345678910
  1234567890123 00112233 000111 001122 010101 020202 111333 111999 123000 000123 100200 100000 200000 100100 007007
  199019 198419 12qwaszx qaswed qawsed wsxedc edcrfv rfvtgb tgbyhn poiuyt mnbvcx lkjhgf asdzxc zxcasd qwaszx
  qqqwww qqww1122 qwqwqw asasas zxzxzx aabbcc abcabc xyzxyz abcxyz xxxyyy x123456 z123456 q123456 qwerty1234 letmein1
`);

/** Known as words, whatever digits and marks are before or after them. */
const knownWords = list(`
  password passwords passwort passwd passw passphrase pass passcode mypass mypassword thepassword newpassword secret
  secrets geheim contraseña contrasena clave claves senha senhas motdepasse mdp hallo hallo welt hola bonjour azerty qwerty
  qwertz qwert asdfgh asdf asdfg zxcvb zxcvbn uiop letmein welcome willkommen bienvenido bienvenue bemvindo admin
  administrator administrador root toor user username guest gast login logon master default changeme change test tester
  testing testtest tests demo example sample temp temporary computer internet network server system windows android
  iphone samsung google facebook twitter instagram whatsapp youtube amazon netflix linkedin microsoft apple daybook
  daybooks calendar appointment appointments booking bookings salon barber barbershop business office company shop
  monkey dragon shadow sunshine princess princesa prinzessin princesse football futbol fussball baseball basketball
  hockey soccer tennis golf superman batman spiderman ironman pokemon pikachu naruto starwars matrix ninja warrior
  hunter ranger cowboy killer soldier tigger tiger panther lion eagle falcon phoenix unicorn butterfly flower flowers
  rose angel angels angela heaven love lover loveme lovely iloveyou iloveu iloveme teamo tequiero teamomucho jetaime
  ichliebedich schatz liebe amor amore mylove babygirl baby babyboy honey sweet sweetie cutie kisses hello helloo
  hello world helloworld goodbye whatever nothing something please trustno trust trustme blink access freedom liberty
  america england london france paris germany deutschland berlin spain españa madrid barcelona brasil brazil lisboa
  portugal mexico colombia argentina chelsea arsenal liverpool manchester realmadrid juventus corinthians flamengo
  palmeiras benfica bayern dortmund yankees lakers cowboys steelers redsox mustang ferrari porsche mercedes corvette
  yamaha harley toyota honda camaro chocolate cookie cookies banana orange apple cherry pepper ginger cheese coffee
  pizza summer winter spring autumn sommer verano inverno january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday january michael michelle jessica
  jennifer daniel daniela andrea andreas thomas charlie robert william george joshua matthew andrew anthony amanda
  ashley nicole samantha elizabeth victoria alexander alexandra alejandro alejandra christian patrick martin jordan
  maggie buster bailey snoopy garfield mickey minnie donald simpson homer bond jamesbond gandalf merlin wizard magic
  mercury jupiter saturn pluto apollo galaxy star stars diamond silver golden gold money dollar rich lucky success
  winner champion jesus jesuschrist christ god dios gott church bible maria mariana carlos roberto fernando gabriel
  gabriela rafael ricardo eduardo antonio manuel francisco juan jose pedro pablo miguel luis sofia valentina camila
  mother father mama papa mommy daddy family familia familie brother sister friend friends forever together always
  music guitar piano drummer rock metal metallica nirvana slipknot eminem music dance dancer peaches purple yellow
  orange black white green blue redred rainbow junior senior school college student teacher doctor nurse hospital
  zaq xsw qaz wsx edc abc abcd abcde abcdef xyz pass word letme open sesame opensesame fuckyou fuckoff fuckme asshole
  bitch pussy hottie sexy biteme bollocks shit merde scheisse mierda puta caralho porra access mobilemail monitor
  monitoring montana moscow doudou loulou fortnite roblox minecraft bmw audi asdflkj sayhello iamthebest
`);
