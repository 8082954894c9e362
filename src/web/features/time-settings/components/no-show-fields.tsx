import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { noShowRules } from "#domain/clients/no-show-rule.ts";
import type { RulesDraft } from "../use-save-settings.ts";

/** What the bot does for clients who have missed appointments; how many only matters when it does something. */
export const NoShowFields = ({ draft: { values, edit } }: { draft: Pick<RulesDraft, "values" | "edit"> }) => {
  const { t } = useTranslation();
  const { noShowRule, noShowLimit } = values;
  return (
    <>
      <NativeSelect
        size="md"
        label={t("timeSettings.rules.noShows")}
        description={t("timeSettings.rules.noShowsHint")}
        value={noShowRule}
        onChange={(event) => {
          const rule = noShowRules.find((known) => known === event.currentTarget.value);
          if (rule) edit("noShowRule", rule);
        }}
        data={noShowRules.map((rule) => ({ value: rule, label: t(`timeSettings.rules.noShowRules.${rule}`) }))}
      />
      {noShowRule !== "off" && (
        <NativeSelect
          size="md"
          label={t("timeSettings.rules.noShowLimit")}
          value={String(noShowLimit)}
          onChange={(event) => edit("noShowLimit", Number(event.currentTarget.value))}
          data={Array.from({ length: 20 }, (_, index) => String(index + 1))}
        />
      )}
    </>
  );
};
