import { Alert, Button, Group } from "@mantine/core";
import { IconHandStop } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { waitingClientsQuery } from "../../api/waiting-clients-query.ts";
import banner from "./waiting-banner.module.css";

const classes = { wrapper: banner.wrapper ?? "", icon: banner.icon ?? "" };

/** Somebody waits for an answer: it leads to the one who has waited longest. */
export const WaitingBanner = () => {
  const { t } = useTranslation();
  const { data } = useQuery(waitingClientsQuery);
  if (!data || data.firstClientId === null) return null;
  return (
    <Alert color="yellow" icon={<IconHandStop aria-hidden />} classNames={classes}>
      <Group justify="space-between" gap="sm">
        {t("clients.waiting", { count: data.waitingForHuman })}
        <Button component={Link} to={`/clients/${data.firstClientId}`} variant="default">
          {t("clients.seeWaiting")}
        </Button>
      </Group>
    </Alert>
  );
};
