import { Alert, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconHandStop } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { TryBotButton } from "../../features/bot-trial/components/try-bot-button.tsx";
import { waitingClientsQuery } from "../../features/clients/api/waiting-clients-query.ts";
import { ClientsEmpty } from "../../features/clients/components/list/clients-empty.tsx";
import { ClientsList } from "../../features/clients/components/list/clients-list.tsx";
import { ClientsSearch } from "../../features/clients/components/list/clients-search.tsx";

export const ClientsPage = () => {
  const { t } = useTranslation();
  const { search = "" }: { search?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: waiting = 0 } = useQuery(waitingClientsQuery);
  useDocumentTitle(`${t("clients.title")} · ${t("app.name")}`);
  const ask = (next: string) =>
    void navigate({ to: "/clients", search: next === "" ? {} : { search: next }, replace: true, resetScroll: false });
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t("clients.title")}</Title>
        <Text c="dimmed">{t("clients.subtitle")}</Text>
      </div>
      {waiting > 0 && (
        <Alert color="yellow" icon={<IconHandStop aria-hidden />}>
          {t("clients.waiting", { count: waiting })}
        </Alert>
      )}
      <ClientsSearch value={search} onChange={ask} />
      <ClientsList
        search={search}
        onClearSearch={() => ask("")}
        firstSteps={
          <ClientsEmpty>
            <TryBotButton />
          </ClientsEmpty>
        }
      />
    </Stack>
  );
};
