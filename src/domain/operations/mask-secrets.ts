/**
 * A text as it may be logged: what opens something, and what finds a person, is gone. Providers and libraries repeat in
 * their errors what they were given, so this looks for the form of a secret, not for its place.
 */
export const maskSecrets = (text: string): string =>
  text
    .replace(credentialsOfAddress, "$1(secret)@")
    .replace(mailAddress, "(address)")
    .replace(phoneNumber, "(number)")
    .replace(authorization, "$1 (secret)")
    .replace(apiKey, "(secret)")
    .replace(namedSecret, "$1(secret)")
    .replace(longWord, (word) => (isRandom(word) ? "(secret)" : word));

/** Whether a field's name says that its value is nobody's to read. */
export const namesSecret = (name: string): boolean => secretName.test(name);

const secretName =
  /passw|passphrase|passcode|secret|token|cookie|authorization|credential|signature|api[-_]?key|private[-_]?key|otp\b/i;

/** `postgres://ada:sesame@host`. */
const credentialsOfAddress = /(\b[a-z][a-z\d+.-]{0,30}:\/\/)[^\s/@"']+@/gi;
const mailAddress = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const phoneNumber = /\+\d(?:[ ().-]{0,2}\d){6,14}/g;
const authorization = /\b(Bearer|Basic|Digest)\s+[^\s,"']+/gi;

/** A key of our own API, also one that was cut short. */
const apiKey = /\bdaybook_[\w-]{12,}/g;

/** `password=sesame`, `"token": "sesame"`, `set-cookie: a=sesame; b`, `?code=123456`. */
const namedSecret = new RegExp(
  `((?:(?:${secretName.source})[\\w-]{0,60}["']?\\s{0,9}[=:]|[?&;\\s](?:code|key|sig|auth|state)=)\\s{0,9}["']?)[^\\s"'&,;)]+`,
  "gi",
);

const longWord = /[\w~-]{20,}/g;

/** Words change seldom between small letters, capitals and figures; what was drawn at random does so all the time. */
const isRandom = (word: string): boolean => {
  const kinds = word
    .replace(/[a-z]/g, "a")
    .replace(/[A-Z]/g, "A")
    .replace(/\d/g, "0")
    .replace(/[^aA0]/g, "");
  const runs = kinds.match(/a+|A+|0+/g)?.length ?? 0;
  return kinds.length <= runs * (/\d/.test(word) ? 5 : 2.2);
};
