import { UnstyledButton } from "@mantine/core";
import { IconList } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatEntry, ChatOption } from "../log/chat-entry.ts";
import classes from "./chat-options.module.css";
import { OptionSheet } from "./option-sheet.tsx";

type ChatOptionsProps = {
  entry: ChatEntry;
  isCurrent: boolean;
  /** Absent: options are only shown. */
  onChoose?: ((option: ChatOption) => void) | undefined;
};

/** What a message offers: quick replies under it, or a list behind its opener. Older ones can still be pressed. */
export const ChatOptions = ({ entry, isCurrent, onChoose }: ChatOptionsProps) => {
  const { t } = useTranslation();
  if (!onChoose) return <ShownOptions entry={entry} />;
  if (entry.kind === "list") return <ListOpener entry={entry} isCurrent={isCurrent} onChoose={onChoose} />;
  return (
    <ul className={classes.replies} aria-label={t("chat.options")}>
      {entry.options.map((option) => (
        <li key={option.id}>
          <UnstyledButton className={classes.reply} data-current={isCurrent} onClick={() => onChoose(option)}>
            <bdi>{option.title}</bdi>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
};

type ListOpenerProps = { entry: ChatEntry; isCurrent: boolean; onChoose(option: ChatOption): void };

const ListOpener = ({ entry, isCurrent, onChoose }: ListOpenerProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const label = entry.opener ?? t("chat.options");
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <UnstyledButton
        ref={opener}
        className={classes.reply}
        data-current={isCurrent}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <IconList size={18} aria-hidden />
        <bdi>{label}</bdi>
      </UnstyledButton>
      {isOpen && (
        <OptionSheet
          title={label}
          options={entry.options}
          onClose={close}
          onChoose={(option) => {
            close();
            onChoose(option);
          }}
        />
      )}
    </>
  );
};

const ShownOptions = ({ entry }: { entry: ChatEntry }) => {
  const { t } = useTranslation();
  const list = (
    <ul className={classes.shown} aria-label={t("chat.options")}>
      {entry.options.map(({ id, title, description }) => (
        <li key={id}>
          <bdi>{title}</bdi>
          {description && <small dir="auto">{description}</small>}
        </li>
      ))}
    </ul>
  );
  if (entry.kind !== "list") return list;
  return (
    <details className={classes.details}>
      <summary>
        <bdi>{entry.opener ?? t("chat.options")}</bdi>
      </summary>
      {list}
    </details>
  );
};
