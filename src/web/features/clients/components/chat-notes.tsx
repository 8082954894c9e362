import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import { useHandBackClient } from "../api/use-hand-back-client.ts";
import { useUpdateClient } from "../api/use-update-client.ts";
import { useDateTimeText } from "../use-date-time-text.ts";
import classes from "./client-chat.module.css";

/** What is open in this chat: somebody waits, or the bot does. */
export const ChatNotes = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  const now = useBusinessNow().toInstant();
  const update = useUpdateClient(client.id);
  const handBack = useHandBackClient(client.id);
  const { wantsHumanSince, botPausedUntil, arrival } = client;
  const isPaused = botPausedUntil !== null && Temporal.Instant.compare(botPausedUntil, now) > 0;
  return (
    <>
      {wantsHumanSince && (
        <div className={classes.note}>
          {t("clients.chat.wantsHuman", { when: when.moment(wantsHumanSince) })}
          <BusyButton
            variant="default"
            busy={update.isPending}
            busyLabel={t("clients.details.working")}
            onClick={() => update.mutate({ wantsHuman: false })}
          >
            {t("clients.chat.markAnswered")}
          </BusyButton>
        </div>
      )}
      {arrival && (
        <div className={classes.note} data-calm>
          {arrival.kind === "late" && arrival.minutes !== null
            ? t("clients.chat.arrival.lateBy", { count: arrival.minutes, when: when.moment(arrival.at) })
            : t(`clients.chat.arrival.${arrival.kind}`, { when: when.moment(arrival.at) })}
        </div>
      )}
      {isPaused && (
        <div className={classes.note} data-calm>
          {t("clients.chat.pausedUntil", { when: when.moment(botPausedUntil) })}
          <BusyButton
            variant="default"
            busy={handBack.isPending}
            busyLabel={t("clients.details.working")}
            onClick={() => handBack.mutate()}
          >
            {t("clients.chat.handBack")}
          </BusyButton>
        </div>
      )}
    </>
  );
};
