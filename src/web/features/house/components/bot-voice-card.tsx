import { Box, Group, Select, Stack, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/account/profile.ts";
import { houseProfileLimits, houseProfileSchema } from "#domain/house/house-profile.ts";
import { tones } from "#domain/house/tone.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { SectionCard } from "../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { saveProfile } from "../../../lib/profile/save-profile.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { profileQuery } from "../../../lib/queries/profile-query.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { GreetingPreview } from "./greeting-preview.tsx";

/** Settings > Language: the bot's first words, and how it addresses clients. */
export const BotVoiceCard = () => {
  const { t } = useTranslation();
  const query = useQuery(profileQuery);
  const { data, refetch } = query;
  return (
    <Box maw="44rem">
      <SectionCard title={t("house.voice.title")}>
        {data && <BotVoiceForm profile={data} />}
        {failureOf(query) && (
          <RetryAlert title={t("house.voice.loadFailed")} label={t("house.retry")} onRetry={() => void refetch()} />
        )}
        {!data && !failureOf(query) && <CardSkeleton height={220} />}
      </SectionCard>
    </Box>
  );
};

const usual = "usual";

const BotVoiceForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const draft = useDraft("bot-voice", { greeting: profile.greeting ?? "", tone: profile.tone });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const save = useMutation({
    mutationFn: async () => {
      const { version } = await queryClient.ensureQueryData(profileQuery);
      await saveProfile(queryClient, { ...draft.values, version });
      draft.discard();
    },
    onSuccess: () => showToast({ title: t("toast.success"), description: t("house.voice.saved"), kind: "success" }),
    onError: (error) => {
      showApiError(error, { title: t("house.voice.saveFailed") });
      void invalidateAfter(queryClient, "user_profiles");
    },
    meta: { ownErrors: true },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = houseProfileSchema.omit({ address: true }).safeParse(draft.values);
    setErrors(parsed.success ? {} : firstErrors(parsed.error));
    if (parsed.success) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Textarea
          label={t("house.voice.greeting")}
          description={t("house.voice.greetingHint")}
          value={draft.values.greeting}
          maxLength={houseProfileLimits.greeting}
          autosize
          minRows={2}
          maxRows={4}
          dir="auto"
          error={fieldErrorText(errors.greeting)}
          onChange={(event) => {
            draft.edit("greeting", event.currentTarget.value);
            setErrors({});
          }}
        />
        <GreetingPreview
          greeting={draft.values.greeting}
          tone={draft.values.tone}
          business={profile.companyName ?? t("house.voice.yourBusiness")}
        />
        <Select
          label={t("house.voice.tone")}
          description={t("house.voice.toneHint")}
          value={draft.values.tone ?? usual}
          allowDeselect={false}
          data={[
            { value: usual, label: t("house.voice.usual") },
            ...tones.map((tone) => ({ value: tone, label: t(`house.voice.${tone}`) })),
          ]}
          onChange={(value) => draft.edit("tone", tones.find((tone) => tone === value) ?? null)}
        />
        <Group>
          <BusyButton type="submit" busy={save.isPending} busyLabel={t("house.voice.saving")}>
            {t("house.voice.save")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
