import { ActionIcon, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../lib/format/use-day-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import type { ClosureTarget } from "./closure-target.ts";
import classes from "./closures.module.css";

type Existing = Exclude<ClosureTarget, { kind: "new" }>;

/** Entries by their first day, each with a way to change it. */
export const EntryList = ({ targets, onEdit }: { targets: readonly Existing[]; onEdit(target: Existing): void }) => {
  const { t } = useTranslation();
  const inWords = useEntryText();
  return (
    <ul className={classes.list}>
      {targets.map((target) => {
        const { name, when } = inWords(target);
        return (
          <li key={target.entry.id} className={classes.entry}>
            <span className={classes.words}>
              <span dir="auto" className={classes.name}>
                {name}
              </span>
              <Text component="span" className={classes.when}>
                {when}
              </Text>
            </span>
            <ActionIcon aria-label={t("closures.edit", { entry: `${name}, ${when}` })} onClick={() => onEdit(target)}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
};

/** What an entry is called, and its days and hours in words. */
const useEntryText = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  return (target: Existing): { name: string; when: string } => {
    const { from, to, fromTime, toTime } = target.entry;
    const days = [...new Set([from, to])].map((date) => dayText(date)).join(" – ");
    const hours = fromTime && toTime && `${formatTime(fromTime, language)} – ${formatTime(toTime, language)}`;
    if (target.kind === "special-day") {
      return { name: target.entry.name, when: `${days}, ${hours ?? t("closures.kinds.closed")}` };
    }
    const kind = t(`closures.kinds.${target.entry.kind}`);
    const { privateReason } = target.entry;
    return { name: privateReason ?? kind, when: [days, hours, privateReason && kind].filter(Boolean).join(", ") };
  };
};
