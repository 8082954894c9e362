import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SenderRegistration } from "#contract/chat/whatsapp-numbers.ts";
import { agentPrice } from "#domain/subscription/price.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { usePrice } from "../../../../lib/format/use-price.ts";
import { setupSteps } from "../../setup-values.ts";
import { type SetupWizardState, useSetupWizard } from "../../use-setup-wizard.ts";
import { SetupProgress } from "./setup-progress.tsx";
import classes from "./setup-wizard.module.css";
import { StepAdditional } from "./step-additional.tsx";
import { StepBusiness } from "./step-business.tsx";
import { StepComplete } from "./step-complete.tsx";
import { StepLogo } from "./step-logo.tsx";
import { StepReview } from "./step-review.tsx";

type SetupWizardProps = {
  /** The latest, whatever became of it. */
  registration: SenderRegistration | null;
  /** Where the number can be from. */
  countries: readonly string[];
  /** The one this page looks on at. */
  watched: SenderRegistration | null;
  onSubmitted: (registrationId: string) => void;
};

const stepBodies = [StepBusiness, StepLogo, StepAdditional, StepReview];

/** Five steps; the last one is reached by submitting and shows how the number comes to be. */
export const SetupWizard = ({ registration, countries, watched, onSubmitted }: SetupWizardProps) => {
  const { t } = useTranslation();
  const wizard = useSetupWizard(countries, onSubmitted);
  const price = usePrice();
  const isOver = watched !== null && watched.status !== "failed";
  const step = isOver ? setupSteps.length : wizard.step;
  const name = setupSteps[step - 1] ?? "business";
  const form = useFocusOnStep(step, wizard.errors);

  const { discard } = wizard;
  const isCompleted = watched?.status === "completed";
  useEffect(() => {
    if (isCompleted) discard();
  }, [isCompleted, discard]);

  if (isOver) {
    return (
      <WizardFrame
        step={step}
        title={t(`numbers.steps.${isCompleted ? "complete" : "waiting"}`)}
        isWaiting={!isCompleted}
      >
        <StepComplete registration={watched} />
      </WizardFrame>
    );
  }
  const hints: Partial<Record<typeof name, string>> = {
    business: t("numbers.steps.businessHint"),
    logo: t("numbers.steps.logoHint"),
    additional: t("numbers.steps.additionalHint"),
    review: t("numbers.steps.reviewHint"),
  };
  const Body = stepBodies[step - 1] ?? StepBusiness;
  const isReview = name === "review";
  return (
    <WizardFrame step={step} title={t(`numbers.steps.${name}`)} hint={hints[name]}>
      {registration?.status === "failed" && <SetupFailure registration={registration} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReview) wizard.submit();
          else void wizard.next();
        }}
      >
        <Stack gap="lg">
          <Body wizard={wizard} />
          <Text size="sm" c="dimmed">
            {t("numbers.wizard.price", { price: price(agentPrice.amount) })}
          </Text>
          <WizardButtons wizard={wizard} isReview={isReview} />
        </Stack>
      </form>
    </WizardFrame>
  );
};

type WizardFrameProps = {
  step: number;
  title: string;
  hint?: string | undefined;
  /** The owner's part is done, and the number isn't online yet. */
  isWaiting?: boolean;
  children: React.ReactNode;
};

const WizardFrame = ({ step, title, hint, isWaiting = false, children }: WizardFrameProps) => (
  <Stack gap="lg">
    <SetupProgress step={step} isWaiting={isWaiting} />
    <Paper withBorder radius="lg" p={{ base: "md", sm: "xl" }}>
      <Stack gap="lg">
        <div>
          <Title order={2} tabIndex={-1} className={classes.heading} data-step-heading>
            {title}
          </Title>
          {hint && <Text c="dimmed">{hint}</Text>}
        </div>
        {children}
      </Stack>
    </Paper>
  </Stack>
);

const WizardButtons = ({ wizard, isReview }: { wizard: SetupWizardState; isReview: boolean }) => {
  const { t } = useTranslation();
  const isBusy = wizard.isSubmitting || wizard.logo.isUploading;
  return (
    <Group justify="space-between" className={classes.buttons}>
      <Button variant="default" disabled={wizard.step === 1 || isBusy} onClick={wizard.previous}>
        {t("numbers.wizard.previous")}
      </Button>
      {isReview ? (
        <BusyButton type="submit" busy={wizard.isSubmitting} busyLabel={t("numbers.wizard.creating")}>
          {t("numbers.wizard.create")}
        </BusyButton>
      ) : (
        <BusyButton type="submit" busy={wizard.logo.isUploading} busyLabel={t("numbers.wizard.uploading")}>
          {t("numbers.wizard.next")}
        </BusyButton>
      )}
    </Group>
  );
};

const SetupFailure = ({ registration: { failure, failureDetail } }: { registration: SenderRegistration }) => {
  const { t } = useTranslation();
  if (failure === null || failure === "cancelled") return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t("numbers.failures.title")} role="alert">
      <Text>{t(`numbers.failures.${failure}`)}</Text>
      {failureDetail && <Text size="sm">{t("numbers.failures.detail", { detail: failureDetail })}</Text>}
      <Text size="sm">{t("numbers.failures.kept")}</Text>
    </Alert>
  );
};

/** After a step the reader is at its heading; after a refusal, at the first field that is wrong. */
const useFocusOnStep = (step: number, errors: Record<string, string>) => {
  const form = useRef<HTMLFormElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    document.querySelector<HTMLElement>("[data-step-heading]")?.focus();
  }, [step]);
  const [firstWrong] = Object.keys(errors);
  useEffect(() => {
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  }, [firstWrong]);
  return form;
};
