import { Button } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconChevronLeft } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ClientDetails } from "../../features/clients/components/details/client-details.tsx";

export const ClientPage = () => {
  const { t } = useTranslation();
  const { clientId = "" } = useParams({ strict: false });
  // Without the person's name: titles end up in histories and on shared screens.
  useDocumentTitle(`${t("clients.title")} · ${t("app.name")}`);
  return (
    <>
      <Button
        component={Link}
        to="/clients"
        variant="subtle"
        mb="xs"
        ml="-0.75rem"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
      >
        {t("clients.back")}
      </Button>
      <ClientDetails clientId={clientId} />
    </>
  );
};
