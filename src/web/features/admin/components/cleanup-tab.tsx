import { Stack } from "@mantine/core";
import { useState } from "react";
import { type DeletableRecord, DeleteRecordDialog } from "./delete-record-dialog.tsx";
import { NumbersTable } from "./numbers-table.tsx";
import { RegistrationsTable } from "./registrations-table.tsx";

export const CleanupTab = () => {
  const [asked, setAsked] = useState<DeletableRecord | null>(null);
  return (
    <Stack gap="xl">
      <NumbersTable onDelete={(number) => setAsked({ kind: "number", record: number })} />
      <RegistrationsTable onDelete={(registration) => setAsked({ kind: "registration", record: registration })} />
      <DeleteRecordDialog asked={asked} onClose={() => setAsked(null)} />
    </Stack>
  );
};
