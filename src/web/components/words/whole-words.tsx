import classes from "./whole-words.module.css";

/** A name in little room: it wraps between its words and after hyphens, and a word that doesn't fit ends with an ellipsis. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(?= )|(?<= )/).map((word, index) =>
    word === " " ? (
      word
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name don't change places
      <span key={index} className={classes.word}>
        {word}
      </span>
    ),
  );
