/**
 * Where a link or a sign-in may lead: a path of ours, as the browser will read it, or null. What a browser makes of an
 * address differs from how it looks: it drops tabs, takes `\` for `/`, and folds `/./`, `%2e%2e` and the like away, which
 * can uncover a `//host` after them. So anything that could is refused, in the address as given and with every encoding
 * taken off, as a proxy on the way might do; and what goes on is the path as resolved, not as given, in the characters
 * that a header can carry.
 */
export const ownPath = (given: unknown): string | null => {
  if (typeof given !== "string" || given.length > maxLength || unprintable.test(given) || !given.isWellFormed())
    return null;
  const pathEnd = given.search(/[?#]/);
  const path = pathEnd === -1 ? given : given.slice(0, pathEnd);
  const rest = given.slice(path.length);
  const plain = withoutEncoding(path);
  if (plain === null || !staysHere(path) || !staysHere(plain)) return null;
  return asHeader(withoutDots(path) + rest);
};

const maxLength = 2_000;

/** As browsers write an address themselves: everything beyond plain characters encoded. */
const asHeader = (address: string): string =>
  address.replace(/[^\u0021-\u007e]+|["<>]/g, (text) => encodeURIComponent(text));

/** Spaces and control characters: browsers drop some of them before they read an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unprintable = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;

const staysHere = (path: string): boolean => path.startsWith("/") && !/\\|\/\//.test(path) && !unprintable.test(path);

/** Null for what can't be decoded, or was encoded again and again. */
const withoutEncoding = (path: string): string | null => {
  let text = path;
  for (let round = 0; round < 5; round++) {
    const decoded = decode(text);
    if (decoded === null || decoded === text) return decoded;
    text = decoded;
  }
  return null;
};

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** `/a/../b` is `/b`, also with its dots encoded. */
const withoutDots = (path: string): string => {
  const kept: string[] = [];
  const segments = path.slice(1).split("/");
  for (const [index, segment] of segments.entries()) {
    const dots = segment.replace(/%2e/gi, ".");
    if (dots === "..") kept.pop();
    if (dots !== "." && dots !== "..") kept.push(segment);
    else if (index === segments.length - 1) kept.push("");
  }
  return `/${kept.join("/")}`;
};
