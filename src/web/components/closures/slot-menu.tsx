import { Menu } from "@mantine/core";
import { IconBan, IconCalendarPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";

/** A stretch of empty time that was drawn with the pointer, and where it was let go. */
export type DrawnTime = { fromTime: string; toTime: string; x: number; y: number };

type SlotMenuProps = { drawn: DrawnTime; onBook(): void; onBlock(): void; onClose(): void };

/** What to do with it. */
export const SlotMenu = ({ drawn: { fromTime, toTime, x, y }, onBook, onBlock, onClose }: SlotMenuProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Menu opened onClose={onClose} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Menu.Target>
        <span aria-hidden style={{ position: "fixed", insetInlineStart: x, top: y, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {formatTime(fromTime, language)} – {formatTime(toTime, language)}
        </Menu.Label>
        <Menu.Item leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={onBook}>
          {t("calendar.blocks.book")}
        </Menu.Item>
        <Menu.Item leftSection={<IconBan size={18} aria-hidden />} onClick={onBlock}>
          {t("calendar.blocks.block")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
