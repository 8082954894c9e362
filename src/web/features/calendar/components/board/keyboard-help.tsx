import { Kbd, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./keyboard-help.module.css";

type KeyboardHelpProps = { isOpen: boolean; hasTeam: boolean; onClose(): void };

export const KeyboardHelp = ({ isOpen, hasTeam, onClose }: KeyboardHelpProps) => {
  const { t } = useTranslation();
  const lines: [keys: string[], meaning: string][] = [
    [["←", "→"], t("calendar.shortcuts.period")],
    [["↑", "↓"], t("calendar.shortcuts.dayInWeek")],
    [["T"], t("calendar.shortcuts.today")],
    [["D"], t("calendar.shortcuts.day")],
    [["W"], t("calendar.shortcuts.week")],
    [["M"], t("calendar.shortcuts.month")],
    ...(hasTeam ? [[["E"], t("calendar.shortcuts.team")] satisfies [string[], string]] : []),
    [["N"], t("calendar.shortcuts.new")],
    [["?"], t("calendar.shortcuts.help")],
  ];
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t("calendar.shortcuts.title")}
      closeButtonProps={{ "aria-label": t("calendar.shortcuts.close") }}
    >
      <dl className={classes.keys}>
        {lines.map(([keys, meaning]) => (
          <div key={meaning} className={classes.line}>
            <dt className={classes.key}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className={classes.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
};
