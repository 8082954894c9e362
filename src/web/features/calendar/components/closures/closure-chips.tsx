import { IconBan, IconBeach, IconCalendarStar, IconClockPlus } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import type { ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import { useBlockText } from "../../../../components/closures/use-block-text.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "./closure-chips.module.css";

const icons: Record<ClosureBlock["kind"], ReactNode> = {
  off: <IconBeach size={16} aria-hidden />,
  extra: <IconClockPlus size={16} aria-hidden />,
  closed: <IconBan size={16} aria-hidden />,
  hours: <IconClockPlus size={16} aria-hidden />,
  holiday: <IconCalendarStar size={16} aria-hidden />,
};

/** What is special about a day or an hour, shaded; a click changes it, or leads to the list of holidays. */
export const ClosureChips = ({ blocks }: { blocks: readonly ClosureBlock[] }) =>
  blocks.length === 0 ? null : (
    <ul className={classes.chips}>
      {blocks.map((block) => (
        <li key={block.key}>
          <ClosureChip block={block} />
        </li>
      ))}
    </ul>
  );

const ClosureChip = ({ block }: { block: ClosureBlock }) => {
  const { t, editClosure } = useCalendar();
  const words = useBlockText()(block);
  const inside = (
    <>
      {icons[block.kind]}
      <BlockWords words={words} />
    </>
  );
  if (block.entryId === null) {
    return (
      <span className={classes.chip} data-kind={block.kind}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.chip}
      data-kind={block.kind}
      aria-label={t("calendar.blocks.edit", { block: words })}
      onClick={() => editClosure(block)}
    >
      {inside}
    </button>
  );
};

/** In a narrow column the lines break between the parts, not inside them. */
const BlockWords = ({ words }: { words: string }) => {
  const parts = words.split(separator);
  return (
    <span dir="auto" className={classes.words}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
        <Fragment key={index}>
          {index > 0 && " "}
          <span>{index < parts.length - 1 ? `${part}${separator.trimEnd()}` : part}</span>
        </Fragment>
      ))}
    </span>
  );
};

const separator = " · ";
