import { Alert, Button, Radio, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { apiErrorText, showToast } from "../../../../lib/toast/toast.ts";
import { clientQuery } from "../../api/client-query.ts";
import { useMergeClients } from "../../api/use-merge-clients.ts";
import { clientName } from "../../client-name.ts";
import { useClientPhone } from "../../use-client-phone.ts";

type MergeChoiceProps = { client: ClientDetails; otherId: string; onBack(): void; onDone(): void };

export const MergeChoice = ({ otherId, ...props }: MergeChoiceProps) => {
  const { t } = useTranslation();
  const query = useQuery(clientQuery(otherId));
  const { data: other, refetch } = query;
  if (failureOf(query)) {
    return (
      <RetryAlert text={t("clients.clientLoadFailed")} label={t("clients.retry")} onRetry={() => void refetch()} />
    );
  }
  return other ? <Choice {...props} other={other} /> : <Skeleton height={200} />;
};

const refusals = ["notesTooLong", "tooManyTags", "sameClient"] as const;

const Choice = ({ client, other, onBack, onDone }: Omit<MergeChoiceProps, "otherId"> & { other: ClientDetails }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const phoneText = useClientPhone();
  const merge = useMergeClients();
  const [keptId, setKeptId] = useState(client.id);
  const [nameOf, setNameOf] = useState(client.id);
  const [kept, gone] = keptId === client.id ? [client, other] : [other, client];
  const name = (nameOf === client.id ? client : other).name ?? "";
  const both = [client, other];
  const confirm = () =>
    merge.mutate(
      { clientId: kept.id, otherClientId: gone.id, name },
      {
        onSuccess: () => {
          showToast({ title: t("toast.success"), description: t("clients.merge.done"), kind: "success" });
          onDone();
          void navigate({ to: "/clients/$clientId", params: { clientId: kept.id }, replace: true });
        },
        onError: (error) => {
          const reason = error instanceof ApiError ? error.fields["otherClientId"] : undefined;
          const known = refusals.find((refusal) => refusal === reason);
          const description = known ? t(`clients.merge.refusals.${known}`) : apiErrorText(error, t("errors.internal"));
          showToast({ title: t("errors.title"), description, kind: "error" });
        },
      },
    );
  return (
    <Stack>
      <Radio.Group label={t("clients.merge.nameStays")} value={nameOf} onChange={setNameOf}>
        <Stack gap="xs" mt="xs">
          {both.map((each) => (
            <Radio key={each.id} value={each.id} label={<bdi>{clientName(each, t)}</bdi>} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group label={t("clients.merge.numberStays")} value={keptId} onChange={setKeptId}>
        <Stack gap="xs" mt="xs">
          {both.map((each) => (
            <Radio key={each.id} value={each.id} label={<bdi>{phoneText(each)}</bdi>} />
          ))}
        </Stack>
      </Radio.Group>
      <Alert color="gray">
        <Text>
          {t("clients.merge.readBack", {
            name: name || clientName(kept, t),
            phone: phoneText(kept),
            visits: t("clients.details.visitCount", { count: client.visitCount + other.visitCount }),
          })}
        </Text>
        {gone.phone !== null && <Text>{t("clients.merge.known", { phone: phoneText(gone) })}</Text>}
        <Text c="dimmed" size="sm" mt={4}>
          {t("clients.merge.undo")}
        </Text>
      </Alert>
      <DialogActions>
        <Button variant="default" onClick={onBack} disabled={merge.isPending}>
          {t("clients.merge.back")}
        </Button>
        <BusyButton busy={merge.isPending} busyLabel={t("clients.merge.merging")} onClick={confirm}>
          {t("clients.merge.confirm")}
        </BusyButton>
      </DialogActions>
    </Stack>
  );
};
