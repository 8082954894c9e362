import { useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./appearance-switch.module.css";

/** Where the header has no room for the menu. */
export const AppearanceSwitch = () => {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t("colorScheme.label")}</legend>
      {(["auto", "light", "dark"] as const).map((scheme) => (
        <button
          key={scheme}
          type="button"
          className={classes.choice}
          aria-pressed={scheme === colorScheme}
          onClick={() => setColorScheme(scheme)}
        >
          {t(`colorScheme.${scheme}`)}
        </button>
      ))}
    </fieldset>
  );
};
