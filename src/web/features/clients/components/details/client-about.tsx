import { Anchor, Paper, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useClientPhone } from "../../use-client-phone.ts";
import { useDateTimeText } from "../../use-date-time-text.ts";
import classes from "./client-details-view.module.css";
import { MergedRecords } from "./merged-records.tsx";

/** What is known without anyone having written it down. */
export const ClientAbout = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  const phoneText = useClientPhone();
  const { language: reading } = useLanguage();
  const { phone, email, profileName, name, language } = client;
  const names = new Intl.DisplayNames(reading, { type: "language" });
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      <Title order={2} size="h3" mb="xs">
        {t("clients.details.about")}
      </Title>
      <ul className={classes.facts}>
        <li>
          {phone ? (
            <Anchor href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="tabular">
              <bdi>{phoneText(client)}</bdi>
            </Anchor>
          ) : (
            phoneText(client)
          )}
        </li>
        {email && (
          <li>
            <Anchor href={`mailto:${email}`} className={classes.address}>
              <bdi>{email}</bdi>
            </Anchor>
          </li>
        )}
        {profileName && profileName !== name && (
          <li dir="auto">{t("clients.details.profileName", { name: profileName })}</li>
        )}
        {language && <li>{t("clients.details.language", { language: names.of(language) })}</li>}
        <li>{t("clients.details.since", { date: when.date(client.createdAt) })}</li>
      </ul>
      <MergedRecords client={client} />
    </Paper>
  );
};
