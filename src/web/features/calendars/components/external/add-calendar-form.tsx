import { SegmentedControl, Select, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { CalDavFields } from "./caldav-fields.tsx";
import { IcalFields } from "./ical-fields.tsx";

type AddCalendarFormProps = { agents: readonly Agent[]; onClose: () => void };

/** Whose calendar it is and what it is called; then where, in one of two ways. */
export const AddCalendarForm = ({ agents, onClose }: AddCalendarFormProps) => {
  const { t } = useTranslation();
  const [kind, setKind] = useState("ical");
  const [agentId, setAgentId] = useState(agents[0]?.id ?? "");
  const [name, setName] = useState("");
  const Fields = kind === "ical" ? IcalFields : CalDavFields;
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t("calendars.form.kind")}
        value={kind}
        onChange={setKind}
        data={[
          { value: "ical", label: t("calendars.form.ical") },
          { value: "caldav", label: t("calendars.form.caldav") },
        ]}
      />
      <Select
        size="md"
        label={t("calendars.form.agent")}
        allowDeselect={false}
        value={agentId}
        onChange={(chosen) => setAgentId(chosen ?? agentId)}
        data={agents.map((agent) => ({ value: agent.id, label: agent.name }))}
      />
      <TextInput
        label={t("calendars.form.name")}
        placeholder={t("calendars.form.nameExample")}
        value={name}
        maxLength={100}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Fields agentId={agentId} name={name.trim() || t("calendars.form.nameExample")} onClose={onClose} />
    </Stack>
  );
};
