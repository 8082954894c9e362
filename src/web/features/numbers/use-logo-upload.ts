import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { refuseLogoFile } from "#domain/numbers/logo-rules.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";
import { useUploadLogo } from "./api/use-upload-logo.ts";

/** A picture that was chosen and, with "Next", is uploaded. Whatever is wrong with it is said at once. */
export const useLogoUpload = () => {
  const { t } = useTranslation();
  const uploading = useUploadLogo();
  const [file, setFile] = useState<File | null>(null);
  const previewUrl = usePreview(file);

  const refuse = (reason: string): void => {
    const texts: Record<string, [string, string]> = {
      invalidType: [t("numbers.toasts.invalidTypeTitle"), t("numbers.toasts.invalidType")],
      tooLarge: [t("numbers.toasts.tooLargeTitle"), t("numbers.toasts.tooLarge")],
      tooManyPixels: [t("numbers.toasts.tooManyPixelsTitle"), t("numbers.toasts.tooManyPixels")],
      unreadable: [t("numbers.toasts.uploadTitle"), t("numbers.toasts.unreadable")],
    };
    const [title, description] = texts[reason] ?? [t("numbers.toasts.uploadTitle"), t("numbers.toasts.uploadFailed")];
    showToast({ title, description, kind: "error" });
  };
  const choose = async (chosen: File | null): Promise<void> => {
    if (!chosen) return setFile(null);
    const start = new Uint8Array(await chosen.slice(0, 16).arrayBuffer());
    const refusal = refuseLogoFile(start, chosen.size);
    if (refusal) return refuse(refusal);
    setFile(chosen);
  };
  /** Where it lies now; null when it couldn't be uploaded, which was said. */
  const upload = async (): Promise<string | null> => {
    if (!file) return null;
    try {
      const url = await uploading.mutateAsync(file);
      setFile(null);
      return url;
    } catch (error) {
      const reason = error instanceof ApiError ? error.fields["logo"] : undefined;
      if (reason !== undefined) refuse(reason);
      else {
        const description = apiErrorText(error, t("numbers.toasts.uploadFailed"));
        showToast({ title: t("numbers.toasts.uploadTitle"), description, kind: "error" });
      }
      return null;
    }
  };
  return { file, previewUrl, choose, upload, isUploading: uploading.isPending };
};

const usePreview = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};
