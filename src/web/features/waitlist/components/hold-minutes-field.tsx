import { Button, Group, NumberInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  holdMinutesSchema,
  longestHoldMinutes,
  shortestHoldMinutes,
} from "#domain/scheduling/waitlist/waitlist-settings.ts";
import { useWaitlistChanges } from "../api/use-waitlist-changes.ts";

/** How long a time is held for the person it is offered to. */
export const HoldMinutesField = ({ minutes }: { minutes: number }) => {
  const { t } = useTranslation();
  const { hold } = useWaitlistChanges();
  const [value, setValue] = useState<number | string>(minutes);
  const isValid = holdMinutesSchema.safeParse(value).success;
  return (
    <Group align="flex-end" gap="sm">
      <NumberInput
        label={t("waitlist.hold")}
        description={t("waitlist.holdHint")}
        min={shortestHoldMinutes}
        max={longestHoldMinutes}
        clampBehavior="none"
        allowDecimal={false}
        value={value}
        onChange={setValue}
        error={isValid ? null : t("waitlist.holdRange", { min: shortestHoldMinutes, max: longestHoldMinutes })}
        maw="22rem"
      />
      {value !== minutes && (
        <Button disabled={!isValid || hold.isPending} onClick={() => hold.mutate(Number(value))}>
          {t("waitlist.save")}
        </Button>
      )}
    </Group>
  );
};
