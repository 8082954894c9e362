import type { CSSProperties } from "react";
import { initialsOf } from "#domain/initials.ts";
import classes from "./agent-avatar.module.css";

type AgentAvatarProps = {
  name: string;
  /** The picture's address; without one the initials are shown. */
  picture: string | null | undefined;
  /** The agent's color as a CSS value. */
  color: string;
  /** In pixels. */
  size?: number;
};

/** An agent's picture or initials, in the agent's color. The name is beside it. */
export const AgentAvatar = ({ name, picture, color, size = 24 }: AgentAvatarProps) => (
  <span
    className={classes.avatar}
    style={{ "--agent": color, "--size": `${size}px` } as CSSProperties}
    data-small={size < 32 || undefined}
    aria-hidden
  >
    {picture ? <img src={picture} alt="" width={size} height={size} loading="lazy" /> : initialsOf(name)}
  </span>
);
