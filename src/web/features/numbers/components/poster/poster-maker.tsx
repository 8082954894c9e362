import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isLanguage, languageNames, languages } from "#domain/languages.ts";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { numbersQuery } from "../../../../lib/queries/numbers-query.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import classes from "./poster-maker.module.css";
import { QrPoster } from "./qr-poster.tsx";

/** The poster with its language, and the printer. */
export const PosterMaker = () => {
  const { t } = useTranslation();
  const { profile } = useOwner();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(language);
  const { data } = useQuery(numbersQuery);
  if (!data) return <CardSkeleton height="36rem" />;
  const number = data.numbers.find(({ isActive, verificationStatus }) => isActive && verificationStatus === "verified");
  if (!number) return <NoNumber />;
  return (
    <Stack gap="lg">
      <Group align="flex-end" justify="space-between" className={classes.tools}>
        <NativeSelect
          label={t("numbers.poster.language")}
          size="md"
          value={chosen}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && setChosen(value)}
        />
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t("numbers.poster.print")}
        </Button>
      </Group>
      <QrPoster phoneNumber={number.phoneNumber} businessName={profile.businessName} language={chosen} />
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
