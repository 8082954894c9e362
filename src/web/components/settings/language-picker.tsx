import { useTranslation } from "react-i18next";
import { languageNames, languages } from "#domain/languages.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { Flag } from "./flag.tsx";
import { RadioMenu } from "./radio-menu.tsx";

const choices = languages.map((language) => ({
  value: language,
  label: languageNames[language],
  picture: <Flag language={language} />,
}));

export const LanguagePicker = () => {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return <RadioMenu label={t("language.label")} choices={choices} value={language} onChange={setLanguage} withName />;
};
