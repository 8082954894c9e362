import { Drawer } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useIsMobile } from "../../../lib/use-is-mobile.ts";
import classes from "./bot-trial.module.css";
import { BotTrial } from "./bot-trial.tsx";

type BotTrialDrawerProps = { opened: boolean; onClose(): void };

/** Beside the calendar, so that a test booking can be seen to arrive. */
export const BotTrialDrawer = ({ opened, onClose }: BotTrialDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={useIsMobile() ? "100%" : 420}
      title={t("botTrial.title")}
      closeButtonProps={{ "aria-label": t("chat.close") }}
      overlayProps={{ backgroundOpacity: 0.15 }}
      classNames={{ body: classes.body ?? "", content: classes.content ?? "" }}
    >
      <BotTrial />
    </Drawer>
  );
};
