import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type LogoRefusal, refuseLogoFile } from "#domain/numbers/logo-rules.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { uploadPicture } from "../../lib/api/upload-picture.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";
import { AgentAvatar } from "../agent/agent-avatar.tsx";

const refusals = ["invalidType", "tooLarge", "tooManyPixels", "unreadable", "required"] as const satisfies readonly (
  | LogoRefusal
  | "unreadable"
  | "required"
)[];

type PicturePickerProps = {
  /** Where the picture is sent. */
  path: string;
  name: string;
  color: string;
  picture: string | null;
  error: string | undefined;
  onChange(picture: string | null): void;
};

/** A person's picture. It is stored when it is chosen and becomes theirs with Save. */
export const PicturePicker = ({ path, name, color, picture, error, onChange }: PicturePickerProps) => {
  const { t } = useTranslation();
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(path, "picture", file),
    meta: { ownErrors: true },
  });
  const resetInput = useRef<() => void>(null);
  const refuse = (reason: string) => {
    const known = refusals.find((refusal) => refusal === reason);
    const description = known ? t(`agents.edit.refusals.${known}`) : t("agents.edit.uploadFailed");
    showToast({ title: t("agents.edit.pictureRefused"), description, kind: "error" });
  };
  const choose = async (file: File | null): Promise<void> => {
    resetInput.current?.();
    if (!file) return;
    const refusal = refuseLogoFile(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.size);
    if (refusal) return refuse(refusal);
    upload.mutate(file, {
      onSuccess: onChange,
      onError: (failure) => {
        const reason = failure instanceof ApiError ? failure.fields["picture"] : undefined;
        if (reason !== undefined) return refuse(reason);
        const description = apiErrorText(failure, t("agents.edit.uploadFailed"));
        showToast({ title: t("agents.edit.pictureRefused"), description, kind: "error" });
      },
    });
  };
  return (
    <Group wrap="nowrap">
      <AgentAvatar name={name} picture={picture} color={color} size={72} />
      <Stack gap={4}>
        <Group gap="xs">
          <FileButton
            accept="image/jpeg,image/png"
            resetRef={resetInput}
            onChange={(file) => void choose(file)}
            inputProps={{ "aria-label": t("agents.edit.picture") }}
          >
            {(props) => (
              <Button
                variant="default"
                leftSection={<IconPhoto size={18} aria-hidden />}
                loading={upload.isPending}
                {...props}
              >
                {t(picture ? "agents.edit.replacePicture" : "agents.edit.choosePicture")}
              </Button>
            )}
          </FileButton>
          {picture && (
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              {t("agents.edit.removePicture")}
            </Button>
          )}
        </Group>
        <Text size="xs" c={error ? "red" : "dimmed"} role={error ? "alert" : undefined}>
          {error ?? t("agents.edit.pictureHint")}
        </Text>
      </Stack>
    </Group>
  );
};
