import { VisuallyHidden } from "@mantine/core";
import { IconCalendar, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Client } from "#contract/clients.ts";
import { initials } from "#domain/initials.ts";
import { clientName } from "../../client-name.ts";
import { useDateTimeText } from "../../use-date-time-text.ts";
import { ClientBadges } from "../client-badges.tsx";
import classes from "./client-row.module.css";

/** One person of the list; the whole line leads to them. */
export const ClientRow = ({ client }: { client: Client }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  const name = clientName(client, t);
  const lastMessage = when.brief(client.lastMessageAt);
  return (
    <li>
      <Link to="/clients/$clientId" params={{ clientId: client.id }} className={classes.row}>
        <span className={classes.avatar} aria-hidden>
          {initials(client.name ?? client.profileName ?? "") || <IconUser size={20} />}
        </span>
        <span className={classes.who}>
          <span className={classes.head}>
            <bdi className={classes.name}>{name}</bdi>
            <ClientBadges client={client} />
          </span>
          {name !== client.phone && <bdi className={classes.quiet}>{client.phone ?? t("clients.hiddenNumber")}</bdi>}
        </span>
        <span className={classes.visit}>
          <IconCalendar size={16} aria-hidden />
          {client.nextVisit ? (
            <span>
              {when.visit(client.nextVisit)}
              <span className={classes.service} dir="auto">
                {client.nextVisit.service}
              </span>
            </span>
          ) : (
            t("clients.noVisit")
          )}
        </span>
        <span className={classes.last}>
          <VisuallyHidden>{t("clients.lastMessage", { when: lastMessage })}</VisuallyHidden>
          <span aria-hidden>{lastMessage}</span>
        </span>
      </Link>
    </li>
  );
};
