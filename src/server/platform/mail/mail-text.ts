import type { MailContent } from "./mail-content.ts";

/** The plain-text form: paragraphs apart, the link or the code on a line of its own. */
export const mailText = (content: MailContent): string => {
  const facts = content.facts.map(({ label, value }) =>
    value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const paragraphs = [
    content.heading,
    content.greeting,
    content.body.text,
    content.code,
    facts.length > 0 ? facts.join("\n") : undefined,
    content.link && `${content.link.label}:\n${content.link.url}`,
    content.note,
    // Mail clients fold what follows a line of "-- " away as the signature.
    ["-- ", content.signature, content.footer, content.stop && `${content.stop.label}:\n${content.stop.url}`]
      .filter((line) => line !== undefined)
      .join("\n"),
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== undefined).join("\n\n")}\n`;
};
