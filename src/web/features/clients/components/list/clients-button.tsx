import { Button, Indicator } from "@mantine/core";
import { IconAddressBook } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { waitingClientsQuery } from "../../api/waiting-clients-query.ts";
import classes from "./clients-button.module.css";

/** The way to the clients, and how many of them wait for an answer. */
export const ClientsButton = () => {
  const { t } = useTranslation();
  const { data: waiting = 0 } = useQuery(waitingClientsQuery);
  return (
    <Indicator
      inline
      offset={8}
      disabled={waiting === 0}
      label={<span aria-hidden>{waiting > 99 ? "99+" : waiting}</span>}
      size={20}
      color="red"
      classNames={{ indicator: classes.count ?? "" }}
    >
      <Button
        component={Link}
        to="/clients"
        aria-label={
          waiting > 0 ? `${t("header.clients")}: ${t("header.waiting", { count: waiting })}` : t("header.clients")
        }
        variant="subtle"
        color="gray"
        className={classes.button}
        leftSection={<IconAddressBook size={20} aria-hidden />}
      >
        <span className={classes.word}>{t("header.clients")}</span>
      </Button>
    </Indicator>
  );
};
