import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isLanguage, type Language, languageNames, languages } from "#domain/languages.ts";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { botLanguageQuery } from "../../../../lib/queries/bot-language-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { numbersQuery } from "../../../../lib/queries/numbers-query.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { startLinksQuery } from "../../api/links/start-links-query.ts";
import { posterTextsQuery } from "../../api/poster-texts-query.ts";
import classes from "./poster-maker.module.css";
import { QrPoster } from "./qr-poster.tsx";

/** The poster with its language, and the printer; of a link that begins a chat, or of the number alone. */
export const PosterMaker = ({ linkId }: { linkId: string | null }) => {
  const { t } = useTranslation();
  const { profile } = useOwner();
  const { language: own } = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const numbers = useQuery(numbersQuery);
  const links = useQuery(startLinksQuery);
  const spoken = useQuery(botLanguageQuery).data?.preferredLanguage;
  const language = chosen ?? spoken ?? own;
  const texts = useQuery(posterTextsQuery(language));
  const failed = [numbers, texts, ...(linkId === null ? [] : [links])].filter(failureOf);
  if (failed.length > 0) {
    return (
      <RetryAlert
        title={t(failureOf(links) ? "numbers.links.loadFailed" : "numbers.list.loadFailed")}
        label={t("numbers.retry")}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
      />
    );
  }
  if (!numbers.data || (linkId !== null && !links.data)) return <CardSkeleton height="36rem" />;
  const number = numbers.data.numbers.find(
    ({ isActive, verificationStatus }) => isActive && verificationStatus === "verified",
  );
  if (!number) return <NoNumber />;
  const link = links.data?.links.find(({ id }) => id === linkId) ?? null;
  return (
    <Stack gap="lg">
      <Group align="flex-end" justify="space-between" className={classes.tools}>
        <NativeSelect
          label={t("numbers.poster.language")}
          size="md"
          value={language}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && setChosen(value)}
        />
        <Group gap="sm">
          <Button component={Link} to="/whatsapp-links" variant="default">
            {t("numbers.links.title")}
          </Button>
          <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t("numbers.poster.print")}
          </Button>
        </Group>
      </Group>
      {linkId !== null && !link && <Text>{t("numbers.links.gone")}</Text>}
      <QrPoster phoneNumber={number.phoneNumber} businessName={profile.businessName} language={language} link={link} />
    </Stack>
  );
};

const NoNumber = () => {
  const { t } = useTranslation();
  return (
    <Stack align="flex-start" gap="sm">
      <Title order={2}>{t("numbers.poster.none")}</Title>
      <Text>{t("numbers.poster.noneText")}</Text>
      <Button component={Link} to="/whatsapp-onboarding">
        {t("numbers.title")}
      </Button>
    </Stack>
  );
};
