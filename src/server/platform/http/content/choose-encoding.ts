export type ContentEncoding = "br" | "gzip";

/** In our order: what packs best first. */
const ours: readonly ContentEncoding[] = ["br", "gzip"];

/**
 * The encoding an answer is sent in, by the request's `Accept-Encoding`: of those the client prefers the one that packs
 * best. Null is the plain text, even when the header is missing.
 */
export const chooseEncoding = (acceptEncoding: string | undefined): ContentEncoding | null => {
  const weights = readWeights(acceptEncoding ?? "");
  const weightOf = (name: string): number => weights.get(name) ?? weights.get("*") ?? 0;
  let chosen: ContentEncoding | null = null;
  for (const encoding of ours) {
    if (weightOf(encoding) > (chosen === null ? 0 : weightOf(chosen))) chosen = encoding;
  }
  return chosen;
};

const readWeights = (header: string): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, Number(weight) || 0);
  }
  return weights;
};
