import { dark, gray, green, ink, paper, red } from "../../theme/colors.ts";

const shades = (name: string, colors: readonly string[]): string =>
  colors.map((color, shade) => `--${name}-${shade}:${color}`).join(";");

/** The product's colors as CSS variables; `site.module.css` gives them their meanings. */
export const paletteCss = `:root{${[
  `--white:#fff;--ink-color:${ink};--paper-color:${paper}`,
  shades("green", green),
  shades("gray", gray),
  shades("dark", dark),
  shades("red", red),
].join(";")}}`;
