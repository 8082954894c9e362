import { ActionIcon, Slider, Text } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { fewestAgents, mostAgents, toAgentCount } from "#domain/subscription/agent-count.ts";
import { agentPrice, monthlyPrice } from "#domain/subscription/price.ts";
import { usePrice } from "../../../../lib/format/use-price.ts";
import classes from "./plan-picker.module.css";

type PlanPickerProps = { agents: number; onChange: (agents: number) => void };

const marks = [1, 10, 20, 30, 40, 50].map((value) => ({ value, label: String(value) }));

/** How many agents, and at once what they cost. */
export const PlanPicker = ({ agents, onChange }: PlanPickerProps) => {
  const { t } = useTranslation();
  const price = usePrice();
  const step = (by: number) => onChange(toAgentCount(agents + by));
  return (
    <div>
      <div className={classes.count}>
        <ActionIcon
          variant="default"
          aria-label={t("subscription.picker.fewer")}
          disabled={agents <= fewestAgents}
          onClick={() => step(-1)}
        >
          <IconMinus size={20} aria-hidden />
        </ActionIcon>
        <output className={classes.number} aria-label={t("subscription.picker.label")}>
          {agents}
        </output>
        <ActionIcon
          variant="default"
          aria-label={t("subscription.picker.more")}
          disabled={agents >= mostAgents}
          onClick={() => step(1)}
        >
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      </div>
      <Slider
        value={agents}
        onChange={onChange}
        min={fewestAgents}
        max={mostAgents}
        step={1}
        marks={marks}
        label={null}
        size="lg"
        thumbSize={26}
        thumbLabel={t("subscription.picker.label")}
        className={classes.slider}
        classNames={{ markLabel: classes.mark ?? "" }}
      />
      <div className={classes.price} aria-live="polite">
        <p className={classes.amount}>
          <span className={classes.figure}>{price(monthlyPrice(agents))}</span> {t("subscription.perMonth")}
        </p>
        <Text size="sm" c="dimmed" className="tabular">
          {t("subscription.picker.sum", { count: agents, price: price(agentPrice.amount) })}
        </Text>
      </div>
    </div>
  );
};
