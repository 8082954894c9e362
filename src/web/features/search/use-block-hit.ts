import { IconBan } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import type { BlockRequest } from "#domain/search/read-block-request.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import type { SearchHit } from "./use-search-hits.ts";

/** "Block tomorrow" as something to choose: it opens the form, filled in. The reader of dates is fetched when it is needed. */
export const useBlockHit = (typed: string): SearchHit | null => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const now = useBusinessNow();
  const today = now.toPlainDate().toString();
  const nowTime = now.toPlainTime().toString().slice(0, 5);
  const [request, setRequest] = useState<BlockRequest | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute that passes reads nothing again
  useEffect(() => {
    let isCurrent = true;
    setRequest(null);
    if (typed.trim().length < 5) return;
    void import("#domain/search/read-block-request.ts").then(({ readBlockRequest }) => {
      if (isCurrent) setRequest(readBlockRequest(typed, language, { today, nowTime }));
    });
    return () => {
      isCurrent = false;
    };
  }, [typed, language, today]);
  if (request === null) return null;
  const day = (date: string) => formatDate(date, language, "full") ?? date;
  const { from, to, hours } = request;
  const days = from === to ? day(from) : `${day(from)} – ${day(to)}`;
  const times = hours && `${formatTime(hours.from, language)} – ${formatTime(hours.until, language)}`;
  return {
    id: "block",
    label: t("search.block", { when: times ? `${days}, ${times}` : days }),
    note: undefined,
    Icon: IconBan,
    run: () =>
      void navigate({
        to: "/app",
        search: {
          ...{ view: "day", form: "block" as const, date: from },
          ...(to !== from && { to }),
          ...(hours && { from: hours.from, until: hours.until }),
        },
      }),
  };
};
