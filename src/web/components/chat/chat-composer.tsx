import { ActionIcon } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import classes from "./chat-composer.module.css";

type ChatComposerProps = {
  value: string;
  maxLength: number;
  onChange(text: string): void;
  onSend(): void;
  /** What is written stays while it is being sent. */
  isSending?: boolean;
  /** More to send than words. */
  extras?: ReactNode;
};

/** Where one writes. Enter sends; with Shift it begins a new line. */
export const ChatComposer = ({ value, maxLength, onChange, onSend, isSending = false, extras }: ChatComposerProps) => {
  const { t } = useTranslation();
  const canSend = value.trim() !== "" && !isSending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Input methods confirm a choice with Enter; that isn't the end of the message.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {extras}
      <textarea
        className={classes.field}
        rows={1}
        dir="auto"
        value={value}
        maxLength={maxLength}
        placeholder={t("chat.placeholder")}
        aria-label={t("chat.placeholder")}
        enterKeyHint="send"
        autoComplete="off"
        readOnly={isSending}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        color="green"
        radius="xl"
        aria-label={t("chat.send")}
        disabled={!canSend}
      >
        <IconSend2 size={20} aria-hidden />
      </ActionIcon>
    </form>
  );
};
