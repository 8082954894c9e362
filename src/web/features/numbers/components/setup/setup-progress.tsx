import { Progress, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { setupSteps } from "../../setup-values.ts";
import classes from "./setup-progress.module.css";

/** How far the wizard is: the step divided by five. Phones show the bar and the count, wider screens the names. */
export const SetupProgress = ({ step, isWaiting }: { step: number; isWaiting: boolean }) => {
  const { t } = useTranslation();
  const count = setupSteps.length;
  return (
    <div>
      <Text size="sm" c="dimmed" className={classes.count}>
        {t("numbers.steps.of", { step, count })}
      </Text>
      <Progress.Root size="md" radius="xl">
        <Progress.Section
          // A full bar would say that it is done.
          value={((isWaiting ? step - 0.5 : step) / count) * 100}
          aria-label={t("numbers.steps.label")}
          aria-valuetext={t("numbers.steps.of", { step, count })}
        />
      </Progress.Root>
      <ol className={classes.names}>
        {setupSteps.map((name, index) => (
          <li key={name} data-state={stateOf(index + 1, step)} aria-current={index + 1 === step ? "step" : undefined}>
            <span className={classes.mark} aria-hidden>
              {index + 1 < step ? <IconCheck size={14} stroke={3} /> : index + 1}
            </span>
            {t(`numbers.steps.${name === "complete" && isWaiting ? "waiting" : name}`)}
          </li>
        ))}
      </ol>
    </div>
  );
};

const stateOf = (place: number, step: number): "done" | "current" | "ahead" => {
  if (place < step) return "done";
  return place === step ? "current" : "ahead";
};
