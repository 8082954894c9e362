import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { MenuHeading, MenuItem } from "../../../components/menu/drop-menu.tsx";
import { useAgentDirectory } from "../../../lib/queries/use-agent-directory.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { dayActionsQuery } from "../api/day-actions-query.ts";
import { usePlaceText } from "../use-place-text.ts";

/** The latest actions, each leading back to its answers. */
export const RecentActions = ({ onOpen }: { onOpen(actionId: string): void }) => {
  const { t } = useTranslation();
  const place = usePlaceText();
  const { nameOf } = useAgentDirectory();
  const zone = useOwner().profile.timeZone;
  const { data } = useQuery(dayActionsQuery);
  if (!data || data.actions.length === 0) return null;
  return (
    <>
      <MenuHeading>{t("calendar.dayActions.recent")}</MenuHeading>
      {data.actions.map(({ id, kind, agentId, createdAt, waiting }) => (
        <MenuItem key={id} onChoose={() => onOpen(id)}>
          <span>
            {t(`calendar.dayActions.${kind}Of`, {
              agent: nameOf(agentId),
              when: place(instantToWall(Temporal.Instant.from(createdAt), zone)),
            })}
            {waiting > 0 && ` · ${t("calendar.dayActions.waiting", { count: waiting })}`}
          </span>
        </MenuItem>
      ))}
    </>
  );
};
