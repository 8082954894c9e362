import { Radio, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { type AgentColorName, agentColorNames } from "#domain/agents/agent-colors.ts";
import { colorNamed } from "../../../../lib/agent-color.ts";
import classes from "./color-picker.module.css";

type ColorPickerProps = { value: AgentColorName | null; onChange(color: AgentColorName | null): void };

/** One of the colors that everyone's eyes tell apart, or whichever comes next. */
export const ColorPicker = ({ value, onChange }: ColorPickerProps) => {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t("agents.edit.color")}
      value={value ?? automatic}
      onChange={(name) => onChange(agentColorNames.find((known) => known === name) ?? null)}
    >
      <div className={classes.colors}>
        {agentColorNames.map((name) => (
          <Radio.Card
            key={name}
            value={name}
            className={classes.color}
            style={{ "--agent": colorNamed(name) } as CSSProperties}
          >
            <IconCheck size={18} aria-hidden className={classes.check} />
            <VisuallyHidden>{t(`agents.edit.colors.${name}`)}</VisuallyHidden>
          </Radio.Card>
        ))}
        <Radio.Card value={automatic} className={classes.automatic}>
          <IconCheck size={18} aria-hidden className={classes.check} />
          {t("agents.edit.automatic")}
        </Radio.Card>
      </div>
    </Radio.Group>
  );
};

const automatic = "automatic";
