export type Mark = { line: number; message: string };

/** Marks of unfinished work in a comment; a text that merely quotes one isn't a mark. */
export const commentMark = (text: string): string | undefined => {
  const pragma = /@ts-nocheck\b/.exec(text)?.[0];
  return pragma ? `${pragma}: fix the types, or narrow the values where they enter` : unfinished(text);
};

/** For files whose comments aren't recognized here: SQL, CSS, HTML, shell. */
export const findTextMarks = (text: string): Mark[] =>
  text.split("\n").flatMap((line, index) => {
    const message = unfinished(line);
    return message ? [{ line: index + 1, message }] : [];
  });

const unfinished = (text: string): string | undefined => {
  const word = /\b(TODO|FIXME)\b/.exec(text)?.[1];
  return word && `${word}: finish it now, or open an issue and leave the code without the mark`;
};
