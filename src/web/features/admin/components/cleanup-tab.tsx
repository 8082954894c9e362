import { Stack } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { adminNumbersQuery } from "../api/whatsapp-records-query.ts";
import { type DeletableRecord, DeleteRecordDialog } from "./delete-record-dialog.tsx";
import { NumbersTable } from "./numbers-table.tsx";
import { RegistrationsTable } from "./registrations-table.tsx";

export const CleanupTab = () => {
  const [asked, setAsked] = useState<DeletableRecord | null>(null);
  const { data, failureReason } = useInfiniteQuery(adminNumbersQuery);
  return (
    <Stack gap="xl">
      <NumbersTable onDelete={(number) => setAsked({ kind: "number", record: number })} />
      {/* Not before it is known how long the list above it gets: it would be pushed away. */}
      {(data ?? failureReason) && (
        <RegistrationsTable onDelete={(registration) => setAsked({ kind: "registration", record: registration })} />
      )}
      <DeleteRecordDialog asked={asked} onClose={() => setAsked(null)} />
    </Stack>
  );
};
