import { Button, Title } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { clientName } from "../../client-name.ts";
import { ClientBadges } from "../client-badges.tsx";
import { EraseButton } from "../erasing/erase-button.tsx";
import { MergeButton } from "../merge/merge-button.tsx";
import { BlockButton } from "./block-button.tsx";
import classes from "./client-details-view.module.css";

export const ClientHead = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <Title order={1} dir="auto" className={classes.name}>
        {clientName(client, t)}
      </Title>
      <div className={classes.badges}>
        <ClientBadges client={client} />
      </div>
      <div className={classes.actions}>
        {client.phone?.startsWith("+") && (
          <Button
            component="a"
            href={`https://wa.me/${client.phone.replace(/\D/g, "")}`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
          >
            {t("clients.details.whatsapp")}
          </Button>
        )}
        <MergeButton client={client} />
        <BlockButton client={client} />
        <EraseButton client={client} />
      </div>
    </div>
  );
};
