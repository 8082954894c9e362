import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { ChatComposer } from "../../../components/chat/chat-composer.tsx";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import { useSendClientMessage } from "../api/use-send-client-message.ts";
import { clientName } from "../client-name.ts";
import { useDateTimeText } from "../use-date-time-text.ts";
import classes from "./client-chat.module.css";

type ReplyBoxProps = { client: ClientDetails; windowClosesAt: string | null };

/** As far as WhatsApp carries through our provider. */
const maxLength = 1600;

/** An answer in the owner's own words while WhatsApp allows one; else why it doesn't. */
export const ReplyBox = ({ client, windowClosesAt }: ReplyBoxProps) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  const now = useBusinessNow().toInstant();
  const [text, setText] = useState("");
  const send = useSendClientMessage(client.id);
  // One key until something else is written: sending again after a lost answer says it once.
  const idempotencyKey = useRef(crypto.randomUUID());
  const write = (next: string) => {
    setText(next);
    idempotencyKey.current = crypto.randomUUID();
  };

  const isOpen = windowClosesAt !== null && Temporal.Instant.compare(windowClosesAt, now) > 0;
  if (client.isOptedOut || !isOpen) {
    return (
      <div className={classes.reply}>
        <div className={classes.hint} data-alone>
          {client.isOptedOut
            ? t("clients.chat.optedOut")
            : client.lastMessageAt === null
              ? t("clients.chat.neverWrote", { name: clientName(client, t) })
              : t("clients.chat.windowClosed")}
        </div>
      </div>
    );
  }
  return (
    <div className={classes.reply}>
      <ChatComposer
        value={text}
        maxLength={maxLength}
        isSending={send.isPending}
        onChange={write}
        onSend={() =>
          send.mutate({ text: text.trim(), idempotencyKey: idempotencyKey.current }, { onSuccess: () => write("") })
        }
      />
      <div className={classes.hint}>{t("clients.chat.windowUntil", { when: when.moment(windowClosesAt) })}</div>
    </div>
  );
};
