import { Text, Title, VisuallyHidden } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { Logo } from "../../components/logo.tsx";
import { ColorSchemePicker } from "../../components/settings/color-scheme-picker.tsx";
import { LanguagePicker } from "../../components/settings/language-picker.tsx";
import { PhoneSimulator } from "../../features/phone-simulator/components/phone-simulator.tsx";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import classes from "./phone-page.module.css";

/** Public, and only there beside the simulators: a visitor can be any client of any business. */
export const PhonePage = () => {
  const { t } = useTranslation();
  useDocumentTitle(`${t("phone.title")} · ${t("app.name")}`);
  const isMobile = useIsMobile();
  const pickers = (
    <div className={classes.pickers}>
      <LanguagePicker />
      <ColorSchemePicker />
    </div>
  );
  return (
    <div className={classes.page}>
      {!isMobile && (
        <header className={classes.header}>
          <Logo size={40} />
          <div className={classes.words}>
            <Title order={1} size="h2">
              {t("phone.title")}
            </Title>
            <Text size="sm" c="dimmed">
              {t("phone.intro")}
            </Text>
          </div>
          {pickers}
        </header>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        {/* There the whole screen is the phone. */}
        {isMobile && <VisuallyHidden component="h1">{t("phone.title")}</VisuallyHidden>}
        <PhoneSimulator pickers={isMobile ? pickers : null} />
      </main>
    </div>
  );
};
