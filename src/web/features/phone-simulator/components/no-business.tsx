import { Button, Code, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./phone-simulator.module.css";

/** Nobody to write to: how to get a number. */
export const NoBusiness = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.message}>
      <Title order={2}>{t("phone.noBusiness.title")}</Title>
      <Text>{t("phone.noBusiness.demo")}</Text>
      <Code block>npm start -- --demo</Code>
      <Text>{t("phone.noBusiness.own")}</Text>
      <Button component={Link} to="/app">
        {t("phone.links.dashboard")}
      </Button>
    </div>
  );
};
