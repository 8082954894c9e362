import { VisuallyHidden } from "@mantine/core";
import { IconFile, IconMapPin, IconPhoto } from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { ChatOptions } from "../options/chat-options.tsx";
import classes from "./chat-bubble.module.css";
import type { ChatEntry, ChatOption } from "./chat-entry.ts";
import { ChatTicks } from "./chat-ticks.tsx";

type ChatBubbleProps = {
  entry: ChatEntry;
  timeZone: string;
  otherName: string;
  /** The side has changed: a little more room above, and the corner that points to it. */
  isFirstOfSide: boolean;
  /** The other side's latest: its options are the ones that count. */
  isCurrent: boolean;
  onChoose?: ((option: ChatOption) => void) | undefined;
};

export const ChatBubble = memo(
  ({ entry, timeZone, otherName, isFirstOfSide, isCurrent, onChoose }: ChatBubbleProps) => {
    const { t } = useTranslation();
    const { language } = useLanguage();
    const { time } = instantToWall(Temporal.Instant.from(entry.at), timeZone);
    return (
      <div
        className={classes.row}
        data-side={entry.side}
        data-first={isFirstOfSide || undefined}
        data-current={isCurrent || undefined}
      >
        <div className={classes.bubble}>
          <VisuallyHidden>{entry.side === "own" ? t("chat.you") : otherName}: </VisuallyHidden>
          {entry.author && <span className={classes.author}>{entry.author}</span>}
          <BubbleContent entry={entry} />
          <span className={classes.foot}>
            <time dateTime={entry.at}>{formatTime(time, language)}</time>
            {entry.tick && <ChatTicks tick={entry.tick} />}
          </span>
          {entry.problem && <span className={classes.problem}>{entry.problem}</span>}
        </div>
        {entry.options.length > 0 && <ChatOptions entry={entry} isCurrent={isCurrent} onChoose={onChoose} />}
      </div>
    );
  },
);

const BubbleContent = ({ entry: { kind, text } }: { entry: ChatEntry }) => {
  const { t } = useTranslation();
  if (kind !== "media" && kind !== "location" && kind !== "other") {
    return (
      <span dir="auto" className={classes.text}>
        {text}
      </span>
    );
  }
  const Icon = kind === "media" ? IconPhoto : kind === "location" ? IconMapPin : IconFile;
  return (
    <span className={classes.attachment}>
      <Icon size={20} aria-hidden />
      <span dir="auto">{text || t(`chat.kinds.${kind}`)}</span>
    </span>
  );
};
