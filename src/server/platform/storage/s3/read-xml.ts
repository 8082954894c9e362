/**
 * The texts of all elements of a name, in order. As much XML as S3 answers with: elements without attributes of their
 * own. Each character is looked at once, whatever the text.
 */
export const readElements = (xml: string, name: string): string[] => {
  const [opening, closing] = [`<${name}>`, `</${name}>`];
  const found: string[] = [];
  for (let from = xml.indexOf(opening); from !== -1; ) {
    const end = xml.indexOf(closing, from + opening.length);
    if (end === -1) break;
    found.push(xml.slice(from + opening.length, end));
    from = xml.indexOf(opening, end + closing.length);
  }
  return found;
};

/** The text of the first element of a name, null where there is none. */
export const readText = (xml: string, name: string): string | null => {
  const [text] = readElements(xml, name);
  return text === undefined ? null : unescapeXml(text);
};

export const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });

const entities: Record<string, string | undefined> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
