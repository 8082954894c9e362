import { Loader, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./full-screen-loader.module.css";

export const FullScreenLoader = () => {
  const { t } = useTranslation();
  return (
    <main className={classes.root} aria-busy>
      <Loader aria-hidden />
      <Text c="dimmed" role="status">
        {t("app.loading")}
      </Text>
    </main>
  );
};
