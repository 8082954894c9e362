import { Badge, VisuallyHidden } from "@mantine/core";
import { IconCalendar, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Client } from "#contract/clients/clients.ts";
import { initialsOf } from "#domain/initials.ts";
import { clientName } from "../../client-name.ts";
import { useClientPhone } from "../../use-client-phone.ts";
import { useDateTimeText } from "../../use-date-time-text.ts";
import { ClientBadges } from "../client-badges.tsx";
import classes from "./client-row.module.css";

/** One person of the list; the whole line leads to them. */
export const ClientRow = ({ client }: { client: Client }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  const name = clientName(client, t);
  const phone = useClientPhone()(client);
  const lastAt = client.lastMessage ? when.brief(client.lastMessage.at) : null;
  return (
    <li>
      <Link to="/clients/$clientId" params={{ clientId: client.id }} className={classes.row}>
        <span className={classes.avatar} aria-hidden>
          {initialsOf(client.name ?? client.profileName ?? "") || <IconUser size={20} />}
        </span>
        <span className={classes.who}>
          <span className={classes.head}>
            <bdi className={classes.name}>{name}</bdi>
            <ClientBadges client={client} />
            {client.noShowCount > 0 && (
              <Badge color="red" variant="light" tt="none">
                {t("clients.noShowCount", { count: client.noShowCount })}
              </Badge>
            )}
            {client.tags.map((tag) => (
              <Badge key={tag} color="gray" variant="outline" tt="none" fw={500}>
                <bdi>{tag}</bdi>
              </Badge>
            ))}
          </span>
          <span className={classes.quiet}>
            {name !== phone && <bdi>{phone}</bdi>}
            {client.visitCount > 0 && (
              <>
                {name !== phone && " · "}
                <span className={classes.count}>{t("clients.details.visitCount", { count: client.visitCount })}</span>
              </>
            )}
          </span>
        </span>
        <LastWords client={client} />
        <NextVisit client={client} />
        <span className={classes.last}>
          {lastAt && (
            <>
              <VisuallyHidden>{t("clients.lastMessage", { when: lastAt })}</VisuallyHidden>
              <span aria-hidden>{lastAt}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
};

/**
 * The question that waits for an answer; else the last thing said, by either side; for a client who never wrote, their last visit.
 */
const LastWords = ({ client: { questions, lastMessage, lastVisit } }: { client: Client }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  const [question] = questions;
  if (question) {
    return (
      <span className={classes.words} dir="auto">
        {t("clients.asks", { text: question.words })}
      </span>
    );
  }
  if (!lastMessage) {
    const visit = lastVisit && t("clients.lastVisit", { when: when.visit(lastVisit) });
    return (
      <span className={classes.words} data-whole>
        {visit ?? t("clients.neverWrote")}
      </span>
    );
  }
  const { author, text } = lastMessage;
  return (
    <span className={classes.words} dir="auto">
      {author === "client" ? text : t(author === "owner" ? "clients.you" : "clients.bot", { text })}
    </span>
  );
};

const NextVisit = ({ client: { nextVisit } }: { client: Client }) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  return (
    <span className={classes.visit}>
      <IconCalendar size={16} aria-hidden />
      {nextVisit ? (
        <span>
          {when.visit(nextVisit)}
          <span className={classes.service} dir="auto">
            {nextVisit.service}
          </span>
        </span>
      ) : (
        t("clients.noVisit")
      )}
    </span>
  );
};
