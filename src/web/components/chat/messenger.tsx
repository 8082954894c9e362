import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { initialsOf } from "#domain/initials.ts";
import { ChatComposer } from "./chat-composer.tsx";
import type { ChatOption } from "./log/chat-entry.ts";
import { ChatLog, type ChatLogProps } from "./log/chat-log.tsx";
import classes from "./messenger.module.css";
import { SheetPlace } from "./options/sheet-place.ts";

type MessengerProps = Pick<ChatLogProps, "entries" | "timeZone" | "otherName" | "empty"> & {
  isTyping: boolean;
  /** Under the name, while the other side isn't typing. */
  subtitle: string;
  onSend(text: string): void;
  onChoose(option: ChatOption): void;
  /** Beside the name. */
  actions?: ReactNode;
  /** Beside the field. */
  extras?: ReactNode;
};

/** WhatsApp's own limit is far above; nobody books with more. */
const maxLength = 1000;

/** A messenger's screen as the client sees it: whom one writes to, the chat, the field. */
export const Messenger = ({ subtitle, onSend, onChoose, actions, extras, ...log }: MessengerProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace} className={classes.messenger}>
      <SheetPlace value={place}>
        <div className={classes.head}>
          <span className={classes.avatar} aria-hidden>
            {initialsOf(log.otherName)}
          </span>
          <div className={classes.who}>
            <span dir="auto" className={classes.name}>
              {log.otherName}
            </span>
            <span className={classes.subtitle}>{log.isTyping ? t("chat.typing") : subtitle}</span>
          </div>
          {actions}
        </div>
        <ChatLog {...log} onChoose={onChoose} />
        <ChatComposer
          value={text}
          maxLength={maxLength}
          onChange={setText}
          extras={extras}
          onSend={() => {
            onSend(text.trim());
            setText("");
          }}
        />
      </SheetPlace>
    </div>
  );
};
