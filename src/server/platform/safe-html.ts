/** Markup that is known to be safe to send. Only `html` makes it. */
export type SafeHtml = { readonly markup: string };

type Piece = SafeHtml | string | number | undefined | readonly Piece[];

/** Template tag: the template is markup, everything put into it is escaped unless it is `SafeHtml` itself. */
export const html = (template: TemplateStringsArray, ...pieces: readonly Piece[]): SafeHtml => ({
  markup: String.raw({ raw: template }, ...pieces.map(toMarkup)),
});

/** Safe in text and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const toMarkup = (piece: Piece): string => {
  if (piece === undefined) return "";
  if (typeof piece === "string" || typeof piece === "number") return escapeHtml(String(piece));
  return "markup" in piece ? piece.markup : piece.map(toMarkup).join("");
};
