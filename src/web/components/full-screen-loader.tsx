import { Loader, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./full-screen-loader.module.css";

export const FullScreenLoader = () => (
  <main className={classes.screen}>
    <PageLoader />
  </main>
);

/** While a page's code is on its way: inside the frame that already exists. */
export const PageLoader = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.root} aria-busy>
      <Loader aria-hidden />
      <Text c="dimmed" role="status">
        {t("app.loading")}
      </Text>
    </div>
  );
};
