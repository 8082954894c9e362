import { Box, Group, Stack, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TryBotButton } from "../../features/bot-trial/components/try-bot-button.tsx";
import { ErasureNote } from "../../features/clients/components/erasing/erasure-note.tsx";
import { ClientFiles } from "../../features/clients/components/files/client-files.tsx";
import { type ImportResult, ImportResultAlert } from "../../features/clients/components/files/import-result.tsx";
import { ClientsBody } from "../../features/clients/components/list/clients-body.tsx";
import { ClientsEmpty } from "../../features/clients/components/list/clients-empty.tsx";
import { ClientsSearch } from "../../features/clients/components/list/clients-search.tsx";
import { ClientsTotal } from "../../features/clients/components/list/clients-total.tsx";
import { WaitlistLink } from "../../features/waitlist/components/waitlist-link.tsx";
import type { ClientListSearch } from "../../lib/search/client-list-search.ts";

export const ClientsPage = () => {
  const { t } = useTranslation();
  const { search = "", tag = "" }: ClientListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [imported, setImported] = useState<ImportResult | null>(null);
  useDocumentTitle(`${t("clients.title")} · ${t("app.name")}`);
  const filter = { search, tag };
  const ask = (next: { search: string; tag: string }) => {
    const asked = { ...(next.search && { search: next.search }), ...(next.tag && { tag: next.tag }) };
    void navigate({ to: "/clients", search: asked, replace: true, resetScroll: false });
  };
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end" gap="md">
        {/* How many there are is known later: its words may wrap, the buttons stay beside them. */}
        <Box flex="1 1 16rem">
          <Title order={1}>{t("clients.title")}</Title>
          <ClientsTotal filter={filter} />
        </Box>
        <Group gap="xs" wrap="nowrap" w={{ base: "100%", xs: "auto" }}>
          <WaitlistLink />
          <ClientFiles onImported={setImported} />
        </Group>
      </Group>
      {imported && <ImportResultAlert key={imported.importId} result={imported} onClose={() => setImported(null)} />}
      <ClientsSearch value={search} onChange={(next) => ask({ ...filter, search: next })} />
      <ClientsBody
        filter={filter}
        onTag={(next) => ask({ ...filter, tag: next })}
        onClear={() => ask({ search: "", tag: "" })}
        firstSteps={
          <ClientsEmpty>
            <TryBotButton />
          </ClientsEmpty>
        }
      />
      <ErasureNote />
    </Stack>
  );
};
