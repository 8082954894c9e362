import { Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChatOpening } from "../../../components/chat/log/chat-opening.tsx";
import { Messenger } from "../../../components/chat/messenger.tsx";
import type { Business } from "../api/businesses-query.ts";
import { suggestionsQuery } from "../api/suggestions-query.ts";
import type { SimulatedClient } from "../stored-clients.ts";
import { usePhoneChat } from "../use-phone-chat.ts";
import { AttachMenu } from "./attach-menu.tsx";
import classes from "./phone-chat.module.css";
import { SuggestionList } from "./suggestion-list.tsx";

type PhoneChatProps = { business: Business; client: SimulatedClient; timeZone: string; actions?: ReactNode };

/** The client's screen. */
export const PhoneChat = ({ business, client, timeZone, actions }: PhoneChatProps) => {
  const { t } = useTranslation();
  const chat = usePhoneChat(business.number, client);
  // The opening's words are at the foot: suggestions that come after them would push them up.
  const { isPending: areSuggestionsPending } = useQuery(suggestionsQuery(business.number));
  const isLoading = chat.isLoading || areSuggestionsPending;
  const begin = (
    <ChatOpening
      text={t("phone.begin", { business: business.name })}
      hello={t("phone.hello")}
      onHello={() => chat.sendText(t("phone.hello"))}
    >
      <SuggestionList business={business.number} onSend={chat.sendText} />
    </ChatOpening>
  );
  return (
    <Messenger
      entries={chat.entries}
      timeZone={timeZone}
      otherName={business.name}
      subtitle={t(chat.isError ? "phone.noSignal" : "phone.online")}
      isTyping={chat.isTyping}
      onSend={chat.sendText}
      onChoose={chat.sendChoice}
      actions={actions}
      extras={<AttachMenu onSend={chat.sendAttachment} />}
      empty={isLoading ? <Loader className={classes.loading} aria-label={t("app.loading")} /> : begin}
    />
  );
};
