import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { refuseLogoFile } from "#domain/numbers/logo-rules.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";
import { useUploadLogo } from "./api/use-upload-logo.ts";

/**
 * A picture that was chosen. It is stored at once, so that a reload doesn't lose it; what couldn't be stored then is tried
 * again with "Next". Whatever is wrong with it is said at once.
 */
export const useLogoUpload = (onStored: (url: string) => void) => {
  const { t } = useTranslation();
  const uploading = useUploadLogo();
  const [file, setFile] = useState<File | null>(null);
  const previewUrl = usePreview(file);
  const latest = useRef<{ file: File; stored: Promise<boolean> } | null>(null);

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
    latest.current = null;
    if (!chosen) return setFile(null);
    const start = new Uint8Array(await chosen.slice(0, 16).arrayBuffer());
    const refusal = refuseLogoFile(start, chosen.size);
    if (refusal) return refuse(refusal);
    setFile(chosen);
    void begin(chosen);
  };
  const begin = (chosen: File): Promise<boolean> => {
    const stored = store(chosen);
    latest.current = { file: chosen, stored };
    return stored;
  };
  const store = async (chosen: File): Promise<boolean> => {
    try {
      const url = await uploading.mutateAsync(chosen);
      // Another was chosen meanwhile, or none: this one is nobody's, and swept up by the server.
      if (latest.current?.file !== chosen) return false;
      onStored(url);
      setFile(null);
      return true;
    } catch (error) {
      if (latest.current?.file !== chosen) return false;
      const reason = error instanceof ApiError ? error.fields["logo"] : undefined;
      if (reason !== undefined) refuse(reason);
      else {
        const description = apiErrorText(error, t("numbers.toasts.uploadFailed"));
        showToast({ title: t("numbers.toasts.uploadTitle"), description, kind: "error" });
      }
      return false;
    }
  };
  /** False when the chosen picture couldn't be stored, which was said. */
  const settle = async (): Promise<boolean> => {
    if (!file) return true;
    const isUnderWay = uploading.isPending && latest.current?.file === file;
    return isUnderWay && latest.current ? latest.current.stored : begin(file);
  };
  return { previewUrl, choose, settle, isUploading: uploading.isPending };
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
