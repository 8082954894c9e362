import { useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RadioMenu } from "./radio-menu.tsx";

const pictures = {
  auto: <IconDeviceDesktop size={20} stroke={1.75} aria-hidden />,
  light: <IconSun size={20} stroke={1.75} aria-hidden />,
  dark: <IconMoon size={20} stroke={1.75} aria-hidden />,
};

export const ColorSchemePicker = () => {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choices = (["auto", "light", "dark"] as const).map((value) => ({
    value,
    label: t(`colorScheme.${value}`),
    picture: pictures[value],
  }));
  return <RadioMenu label={t("colorScheme.label")} choices={choices} value={colorScheme} onChange={setColorScheme} />;
};
