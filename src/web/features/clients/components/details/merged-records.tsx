import { Group, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { usePhoneText } from "../../../../lib/format/use-phone-text.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useUnmergeClients } from "../../api/use-merge-clients.ts";
import classes from "./client-details-view.module.css";

/** Other records of this person; each can be taken out again. */
export const MergedRecords = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const phoneText = usePhoneText();
  const unmerge = useUnmergeClients(client.id);
  if (client.merged.length === 0) return null;
  const separate = (id: string) =>
    runToEnd(unmerge, id, {
      onSuccess: () =>
        showToast({ title: t("toast.success"), description: t("clients.merge.separated"), kind: "success" }),
    });
  return (
    <>
      <Title order={3} size="h4" mt="md">
        {t("clients.details.alsoKnown")}
      </Title>
      <ul className={classes.facts}>
        {client.merged.map(({ id, name, phone }) => {
          const called = name ?? (phone === null ? t("clients.unnamed") : phoneText(phone));
          return (
            <li key={id}>
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <Text size="sm" className="tabular" component="span">
                  <bdi>{called}</bdi>
                  {name !== null && phone !== null && (
                    <>
                      {" · "}
                      <bdi>{phoneText(phone)}</bdi>
                    </>
                  )}
                </Text>
                <BusyButton
                  variant="subtle"
                  px="xs"
                  busy={unmerge.isPending && unmerge.variables === id}
                  busyLabel={t("clients.details.working")}
                  aria-label={t("clients.merge.separateLabel", { name: called })}
                  onClick={() => separate(id)}
                >
                  {t("clients.merge.separate")}
                </BusyButton>
              </Group>
            </li>
          );
        })}
      </ul>
    </>
  );
};
