import { Paper, Text, Title } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./how-it-works.module.css";

/** The explanatory card: what is included, how it works, and a tip. */
export const HowItWorks = () => {
  const { t } = useTranslation();
  const steps = [
    t("subscription.explain.add"),
    t("subscription.explain.scale"),
    t("subscription.explain.pay"),
    t("subscription.explain.deactivate"),
  ];
  return (
    <Paper component="aside" withBorder radius="lg" p="lg" aria-label={t("subscription.explain.title")}>
      <Title order={2} size="h3">
        {t("subscription.explain.included")}
      </Title>
      <Text mt={4}>{t("subscription.explain.includedText")}</Text>
      <Title order={2} size="h3" mt="lg">
        {t("subscription.explain.title")}
      </Title>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.tip}>
        <IconBulb size={22} stroke={1.75} aria-hidden className={classes.icon} />
        <div>
          <Text fw={650}>{t("subscription.explain.tip")}</Text>
          <Text size="sm">{t("subscription.explain.tipText")}</Text>
        </div>
      </div>
    </Paper>
  );
};
