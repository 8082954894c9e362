import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import type { useDraft } from "../../lib/drafts/use-draft.ts";
import { saveProfile } from "../../lib/profile/save-profile.ts";
import { useZoneConfirmation } from "../../lib/profile/use-zone-confirmation.ts";
import { profileQuery } from "../../lib/queries/profile-query.ts";
import { showApiError, showToast } from "../../lib/toast/toast.ts";

export type ProfileFields = {
  companyName: string;
  timeZone: string;
  country: string;
  currency: string;
  contactPhone: string;
  contactEmail: string;
  address: string;
};

export type ProfileDraft = ReturnType<typeof useDraft<ProfileFields>>;

/** Saves what was edited; a new zone only after the owner has seen what it moves. */
export const useSaveProfileForm = (draft: ProfileDraft) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { confirmZone, question } = useZoneConfirmation();
  const save = useMutation({
    mutationFn: async (): Promise<boolean> => {
      if (draft.clashing.length > 0) throw new ApiError("edit-conflict", 409);
      const { timeZone } = draft.edits;
      if (timeZone !== undefined && !(await confirmZone(timeZone))) return false;
      const { version } = await queryClient.ensureQueryData(profileQuery);
      await saveProfile(queryClient, { ...draft.edits, version });
      draft.discard();
      return true;
    },
    onSuccess: (isSaved) => {
      if (isSaved) showToast({ title: t("toast.success"), description: t("profile.toasts.saved"), kind: "success" });
    },
    onError: (error) => {
      showApiError(error, { title: t("profile.toasts.saveFailed") });
      void invalidateAfter(queryClient, "user_profiles");
    },
    meta: { ownErrors: true },
  });
  return { save, question };
};
