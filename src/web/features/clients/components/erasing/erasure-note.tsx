import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { clientErasuresQuery } from "../../api/client-erasures-query.ts";

/** That clients asked to be deleted, and when; who they were is deleted. */
export const ErasureNote = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { profile } = useOwner();
  const asked = (useQuery(clientErasuresQuery).data?.erasures ?? []).filter(({ by }) => by === "client");
  const [latest] = asked;
  if (!latest) return null;
  const day = Temporal.Instant.from(latest.at).toZonedDateTimeISO(profile.timeZone).toPlainDate().toString();
  return (
    <Text size="sm" c="dimmed">
      {t("clients.erasing.asked", { count: asked.length, date: formatDate(day, language) ?? day })}
      {latest.cancelled > 0 && ` ${t("clients.erasing.askedCancelled", { count: latest.cancelled })}`}
    </Text>
  );
};
