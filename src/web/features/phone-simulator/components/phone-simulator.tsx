import { ActionIcon, Drawer, Skeleton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconAdjustments } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { isFirstTry } from "../../../lib/queries/failing/failure-of.ts";
import { useIsMobile } from "../../../lib/use-is-mobile.ts";
import { type Business, businessesQuery } from "../api/businesses-query.ts";
import { clockQuery } from "../api/clock-query.ts";
import { usePhoneChoice } from "../use-phone-choice.ts";
import { NoBusiness } from "./no-business.tsx";
import { PhoneChat } from "./phone-chat.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import { PhonePanel } from "./phone-panel.tsx";
import classes from "./phone-simulator.module.css";

/** A phone in the browser that reaches every business of this Daybook. */
export const PhoneSimulator = ({ pickers }: { pickers: ReactNode }) => {
  const { t } = useTranslation();
  const query = useQuery(businessesQuery);
  const { data: businesses, refetch } = query;
  if (businesses)
    return businesses.length > 0 ? <LoadedPhone businesses={businesses} pickers={pickers} /> : <NoBusiness />;
  if (isFirstTry(query))
    return <Skeleton width="25rem" maw="100%" height="min(52rem, calc(100dvh - 8rem))" radius="3rem" />;
  return (
    <RetryAlert
      m="lg"
      maw="32rem"
      title={t("phone.loadFailed")}
      label={t("phone.retry")}
      onRetry={() => void refetch()}
    />
  );
};

const LoadedPhone = ({ businesses, pickers }: { businesses: readonly Business[]; pickers: ReactNode }) => {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const [isPanelOpen, panel] = useDisclosure(false);
  // The phone is where the browser is; the business may be elsewhere.
  const timeZone = Temporal.Now.timeZoneId();
  const time = usePhoneTime(timeZone);
  const choice = usePhoneChoice(businesses);
  const { business, client } = choice;
  const content = (
    <PhonePanel
      businesses={businesses}
      business={business}
      onBusiness={choice.pickBusiness}
      clients={choice.clients}
      current={client}
      onPick={(picked) => {
        choice.pickClient(picked);
        panel.close();
      }}
      onChange={choice.changeClients}
      timeZone={timeZone}
    />
  );
  const opener = (
    <ActionIcon variant="transparent" aria-label={t("phone.panel")} onClick={panel.open}>
      <IconAdjustments size={22} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      {isMobile ? (
        <Drawer
          opened={isPanelOpen}
          onClose={panel.close}
          title={t("phone.panel")}
          position="right"
          size="100%"
          closeButtonProps={{ "aria-label": t("chat.close") }}
        >
          {content}
          {pickers}
        </Drawer>
      ) : (
        <aside className={classes.panel}>{content}</aside>
      )}
      <PhoneFrame time={time}>
        <PhoneChat
          key={`${business.number} ${client.phone}`}
          business={business}
          client={client}
          timeZone={timeZone}
          actions={isMobile ? opener : undefined}
        />
      </PhoneFrame>
    </>
  );
};

const usePhoneTime = (timeZone: string): string => {
  const { language } = useLanguage();
  const { data } = useQuery(clockQuery);
  if (!data) return "";
  const { time } = instantToWall(Temporal.Instant.from(data.now), timeZone);
  return (formatTime(time, language) ?? "").replace(/\s*[AP]M$/, "");
};
