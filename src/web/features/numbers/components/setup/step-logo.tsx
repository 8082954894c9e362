import { Button, FileButton, Group, Image, Text } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SetupWizardState } from "../../use-setup-wizard.ts";
import classes from "./step-logo.module.css";

/** A place to drop a picture on, or to choose one; it is stored at once. */
export const StepLogo = ({ wizard }: { wizard: SetupWizardState }) => {
  const { t } = useTranslation();
  const { logo, values, edit } = wizard;
  const [isOver, setOver] = useState(false);
  const resetInput = useRef<() => void>(null);
  const shown = logo.previewUrl ?? (values.profileImageUrl || null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void logo.choose(event.dataTransfer.files[0] ?? null);
  };
  const remove = () => {
    void logo.choose(null);
    resetInput.current?.();
    edit("profileImageUrl", "");
  };
  return (
    <section
      aria-label={t("numbers.fields.logo")}
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {shown ? (
        <Image src={shown} alt={t("numbers.logo.preview")} className={classes.preview} />
      ) : (
        <div className={classes.empty} aria-hidden>
          <IconPhoto size={40} stroke={1.25} />
        </div>
      )}
      <Group justify="center" gap="sm">
        <FileButton
          accept="image/jpeg,image/png"
          resetRef={resetInput}
          onChange={(file) => void logo.choose(file)}
          inputProps={{ "aria-label": t("numbers.fields.logo") }}
        >
          {(props) => (
            <Button variant="default" {...props}>
              {t(shown ? "numbers.logo.replace" : "numbers.logo.choose")}
            </Button>
          )}
        </FileButton>
        {shown && (
          <Button variant="subtle" color="gray" onClick={remove}>
            {t("numbers.logo.remove")}
          </Button>
        )}
      </Group>
      {!shown && <Text>{t("numbers.logo.drop")}</Text>}
      <Text size="sm" c="dimmed">
        {t("numbers.logo.hint")}
      </Text>
    </section>
  );
};
