import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { InsightOrigin } from "#contract/insights.ts";
import { shareInPercent } from "#domain/insights/percent-change.ts";
import { BarList } from "./bar-list.tsx";
import { usePercentText } from "./figure.tsx";

/** Which link, chat or hand each booking came from, with its share of all. */
export const Origins = ({ origins, all }: { origins: readonly InsightOrigin[]; all: number }) => {
  const { t } = useTranslation();
  const percentText = usePercentText();
  const labelOf = ({ kind, name, isDeleted }: InsightOrigin): string => {
    if (kind !== "link") return t(`insights.origin.${kind}`);
    return isDeleted ? t("insights.origin.deleted", { name: name ?? "" }) : (name ?? "");
  };
  return (
    <>
      <BarList
        bars={origins.map((origin) => ({
          key: origin.linkId ?? origin.kind,
          label: labelOf(origin),
          value: origin.appointments,
          note: percentText(shareInPercent(origin.appointments, all)),
        }))}
      />
      <Anchor component={Link} to="/whatsapp-links" size="sm" display="inline-block" mt="md">
        {t("insights.originLinks")}
      </Anchor>
    </>
  );
};
