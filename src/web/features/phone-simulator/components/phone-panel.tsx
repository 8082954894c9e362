import { Anchor, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Business } from "../api/businesses-query.ts";
import { ClientList, type ClientListProps } from "./client-list.tsx";
import { ClockPanel } from "./clock-panel.tsx";
import classes from "./phone-panel.module.css";

type PhonePanelProps = ClientListProps & {
  businesses: readonly Business[];
  business: Business;
  onBusiness(business: Business): void;
  timeZone: string;
};

/** What is beside the phone: who writes to whom, and when. */
export const PhonePanel = ({ businesses, business, onBusiness, timeZone, ...clients }: PhonePanelProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.panel}>
      <NativeSelect
        size="md"
        label={t("phone.business")}
        value={business.number}
        data={businesses.map(({ name, number }) => ({ value: number, label: `${name} (${number})` }))}
        onChange={(event) => {
          const chosen = businesses.find(({ number }) => number === event.currentTarget.value);
          if (chosen) onBusiness(chosen);
        }}
      />
      <ClientList {...clients} />
      <ClockPanel timeZone={timeZone} />
      <nav className={classes.links} aria-label={t("phone.links.label")}>
        <Anchor href="/app">{t("phone.links.dashboard")}</Anchor>
        <Anchor href="/simulator/inbox">{t("phone.links.inbox")}</Anchor>
      </nav>
    </div>
  );
};
