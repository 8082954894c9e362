import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import type { ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../lib/queries/use-agent-directory.ts";

/** It never begins a line. */
const dot = "\u00a0· ";

/** A block in words: what it is, whose, and when unless it is all day. */
export const useBlockText = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  return ({ kind, agentId, name, isAllDay, startTime, endTime }: ClosureBlock): string => {
    const what = t(`calendar.blocks.${kind}`);
    const times = `${formatTime(startTime, language)} – ${formatTime(endTime, language)}`;
    return [agentId && nameOf(agentId), name, what, !isAllDay && times]
      .flatMap((part) => (part ? isolateText(part) : []))
      .join(dot);
  };
};
