import type { CSSVariablesResolver } from "@mantine/core";
import { paper } from "./colors.ts";

/**
 * `--daybook-surface`: what is on the page; `--daybook-rule`: a hairline, as ruled on paper; `--daybook-margin`: the
 * red margin line of such a page; `--daybook-edge`: the edge of a control.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": paper,
    "--mantine-color-placeholder": "var(--mantine-color-gray-6)",
    "--mantine-color-error": "var(--mantine-color-red-6)",
    "--mantine-color-default-border": "var(--mantine-color-gray-4)",
    "--daybook-surface": "var(--mantine-color-white)",
    "--daybook-rule": "var(--mantine-color-gray-2)",
    "--daybook-margin": "#ecccc2",
    "--daybook-edge": "var(--mantine-color-gray-5)",
  },
  dark: {
    // Mantine halves shade 9 for tinted surfaces, which our deep shades can't bear.
    ...Object.fromEntries(["green", "red", "yellow"].flatMap(tintedSurface)),
    // Its own is darker than what it is on, like a hole in it.
    "--mantine-color-gray-light": "var(--mantine-color-dark-5)",
    "--mantine-color-gray-light-hover": "var(--mantine-color-dark-4)",
    "--mantine-color-gray-light-color": "var(--mantine-color-dark-0)",
    "--mantine-color-error": "var(--mantine-color-red-3)",
    // Mantine's own is the color of our surfaces, on which a button that can't be used would lose its shape.
    "--mantine-color-disabled": "var(--mantine-color-dark-5)",
    "--mantine-color-anchor": "var(--mantine-color-green-3)",
    "--mantine-color-green-filled-hover": "var(--mantine-color-green-3)",
    "--daybook-surface": "var(--mantine-color-dark-6)",
    "--daybook-rule": "var(--mantine-color-dark-5)",
    "--daybook-margin": "#4a3731",
    "--daybook-edge": "#6f7b74",
  },
});

const tintedSurface = (color: string) => [
  [`--mantine-color-${color}-light`, `var(--mantine-color-${color}-9)`],
  [`--mantine-color-${color}-light-hover`, `var(--mantine-color-${color}-8)`],
  [`--mantine-color-${color}-light-color`, `var(--mantine-color-${color}-1)`],
];
