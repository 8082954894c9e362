/** The tags of an `Accept-Language` header, the most wanted first. Those not wanted at all are left out. */
export const acceptedLanguages = (header: string): string[] =>
  header
    .slice(0, 500)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), wanted: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, wanted }) => tag !== "" && wanted > 0)
    .sort((one, other) => other.wanted - one.wanted)
    .map(({ tag }) => tag);
