import { Drawer, Text } from "@mantine/core";
import { IconMessageChatbot } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../lib/language/i18n.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { AppearanceSwitch } from "./appearance-switch.tsx";
import type { NavigationPlace } from "./current-place.ts";
import classes from "./more-sheet.module.css";
import { PlaceLink, placeIcons, usePlace, usePlaceNames } from "./nav-items.tsx";

const BotTrialDrawer = lazy(
  withTexts("chat", async () => ({
    default: (await import("../../features/bot-trial/components/bot-trial-drawer.tsx")).BotTrialDrawer,
  })),
);

type MoreSheetProps = { opened: boolean; onClose(): void };

/** What the bar at the thumb has no room for. */
export const MoreSheet = ({ opened, onClose }: MoreSheetProps) => {
  const { t } = useTranslation();
  const { isAdministrator } = useOwner();
  const [trial, setTrial] = useState<"unused" | "open" | "closed">("unused");
  const tryBot = () => {
    onClose();
    setTrial("open");
  };
  return (
    <>
      <Drawer
        opened={opened}
        onClose={onClose}
        position="bottom"
        classNames={{ content: classes.sheet ?? "" }}
        title={t("header.more")}
        closeButtonProps={{ "aria-label": t("header.closeMore") }}
        overlayProps={{ backgroundOpacity: 0.45 }}
      >
        <Text size="sm" c="dimmed" mb="xs">
          {t("app.tagline")}
        </Text>
        <ul className={classes.list}>
          {!isAdministrator && <MorePlaces onChoose={onClose} />}
          {!isAdministrator && (
            <li>
              <button type="button" className={classes.item} onClick={tryBot}>
                <IconMessageChatbot size={20} aria-hidden />
                {t("header.tryBot")}
              </button>
            </li>
          )}
        </ul>
        <AppearanceSwitch />
      </Drawer>
      <Suspense>
        {trial !== "unused" && <BotTrialDrawer opened={trial === "open"} onClose={() => setTrial("closed")} />}
      </Suspense>
    </>
  );
};

const MorePlaces = ({ onChoose }: { onChoose(): void }) => {
  const { business } = useOwner();
  const current = usePlace();
  const names = usePlaceNames();
  const shown: NavigationPlace[] = ["time", "insights", "whatsapp", "subscription", "settings", "profile"];
  const isDue = (place: NavigationPlace) =>
    (place === "whatsapp" && business?.isSetupDue) || (place === "subscription" && business?.isUpgradeDue);
  return shown.map((place) => {
    const Icon = placeIcons[place];
    return (
      <li key={place} data-due={isDue(place) || undefined}>
        <PlaceLink place={place} isCurrent={place === current} className={classes.item} onClick={onChoose}>
          <Icon size={20} aria-hidden />
          {names[place]}
        </PlaceLink>
      </li>
    );
  });
};
