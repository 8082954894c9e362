import { ActionIcon, Loader, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ChatOpening } from "../../../components/chat/log/chat-opening.tsx";
import { Messenger } from "../../../components/chat/messenger.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { useRestartTrial } from "../api/use-restart-trial.ts";
import { useTrialChat } from "../use-trial-chat.ts";
import classes from "./bot-trial.module.css";
import { TestBookings } from "./test-bookings.tsx";

/** The phone on which the owner plays a client. */
export const BotTrial = () => {
  const { t } = useTranslation();
  const { profile } = useOwner();
  const chat = useTrialChat();
  if (!chat.isLoaded) {
    return chat.isError ? <Unreachable onRetry={chat.refetch} /> : <Loader m="auto" aria-label={t("app.loading")} />;
  }
  const begin = (
    <ChatOpening text={t("botTrial.begin")} hello={t("phone.hello")} onHello={() => chat.sendText(t("phone.hello"))} />
  );
  return (
    <div className={classes.trial}>
      <Text size="sm" className={classes.intro}>
        {t("botTrial.intro")}
      </Text>
      <TestBookings count={chat.testAppointments} />
      <Messenger
        entries={chat.entries}
        timeZone={profile.timeZone}
        otherName={profile.businessName}
        subtitle={t("botTrial.subtitle")}
        isTyping={chat.isTyping}
        onSend={chat.sendText}
        onChoose={chat.sendChoice}
        actions={chat.entries.length > 0 && <RestartButton onRestart={chat.forgetPending} />}
        empty={begin}
      />
    </div>
  );
};

const RestartButton = ({ onRestart }: { onRestart(): void }) => {
  const { t } = useTranslation();
  const restart = useRestartTrial();
  return (
    <ActionIcon
      variant="transparent"
      aria-label={t("botTrial.restart")}
      title={t("botTrial.restart")}
      disabled={restart.isPending}
      onClick={() => restart.mutate(undefined, { onSuccess: onRestart })}
    >
      <IconRefresh size={20} aria-hidden />
    </ActionIcon>
  );
};

const Unreachable = ({ onRetry }: { onRetry(): void }) => {
  const { t } = useTranslation();
  return <RetryAlert title={t("botTrial.loadFailed")} label={t("botTrial.retry")} onRetry={onRetry} m="md" />;
};
