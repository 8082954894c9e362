import { Button } from "@mantine/core";
import { IconMessageChatbot } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/language/i18n.ts";

// The messenger comes when it is first opened.
const LazyDrawer = lazy(
  withTexts("chat", async () => ({ default: (await import("./bot-trial-drawer.tsx")).BotTrialDrawer })),
);

/** `isQuiet`: one word among others. */
export const TryBotButton = ({ isQuiet = false }: { isQuiet?: boolean }) => {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        variant={isQuiet ? "subtle" : "light"}
        leftSection={<IconMessageChatbot size={20} aria-hidden />}
        onClick={open}
      >
        {t("header.tryBot")}
      </Button>
      <Suspense>{wasOpened && <LazyDrawer opened={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
};
