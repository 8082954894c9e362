import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { ChatBubble } from "./chat-bubble.tsx";
import type { ChatEntry, ChatOption } from "./chat-entry.ts";
import classes from "./chat-log.module.css";
import { TypingDots } from "./typing-dots.tsx";
import { useStayAtEnd } from "./use-stay-at-end.ts";

export type ChatLogProps = {
  entries: readonly ChatEntry[];
  /** Whose clock the times are read from. */
  timeZone: string;
  /** Whom the chat is with, for those who can't see the sides. */
  otherName: string;
  isTyping?: boolean;
  /** Absent: options are only shown. */
  onChoose?: ((option: ChatOption) => void) | undefined;
  /** Present while there are messages before the first. */
  onEarlier?: (() => void) | undefined;
  isLoadingEarlier?: boolean;
  /** Instead of an empty chat. */
  empty?: ReactNode;
};

/** A chat, oldest first. It follows new messages unless the reader has scrolled up to older ones. */
export const ChatLog = ({ entries, timeZone, otherName, isTyping = false, ...props }: ChatLogProps) => {
  const { t } = useTranslation();
  const newest = entries.at(-1);
  const { log, isAtEnd, goToEnd, onScroll } = useStayAtEnd(entries[0]?.id, newest, isTyping);
  const current = entries.findLast(({ side }) => side === "other")?.id;
  return (
    <div className={classes.place}>
      <div
        ref={log}
        role="log"
        aria-label={t("chat.with", { name: otherName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className={classes.log}
        onScroll={onScroll}
      >
        {props.onEarlier && (
          <Button variant="default" size="sm" loading={props.isLoadingEarlier ?? false} onClick={props.onEarlier}>
            {t("chat.earlier")}
          </Button>
        )}
        {entries.length === 0 && props.empty}
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            <DaySeparator at={entry.at} before={entries[index - 1]?.at} timeZone={timeZone} />
            <ChatBubble
              entry={entry}
              timeZone={timeZone}
              otherName={otherName}
              isFirstOfSide={entries[index - 1]?.side !== entry.side}
              isCurrent={entry.id === current}
              onChoose={props.onChoose}
            />
          </Fragment>
        ))}
        {isTyping && <TypingDots />}
      </div>
      {!isAtEnd && (
        <ActionIcon
          variant="default"
          radius="xl"
          className={classes.newest}
          aria-label={t("chat.newest")}
          onClick={goToEnd}
        >
          <IconArrowDown size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};

const DaySeparator = ({ at, before, timeZone }: { at: string; before: string | undefined; timeZone: string }) => {
  const { language } = useLanguage();
  const { date } = instantToWall(Temporal.Instant.from(at), timeZone);
  if (before !== undefined && instantToWall(Temporal.Instant.from(before), timeZone).date === date) return null;
  return (
    <div className={classes.day}>
      <span>{formatDate(date, language, "full")}</span>
    </div>
  );
};
