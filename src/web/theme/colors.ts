import type { MantineColorsTuple } from "@mantine/core";

/** The one living green. Shade 6 carries white text, shade 4 carries ink, both at WCAG AA. */
export const green: MantineColorsTuple = [
  "#eef6f1",
  "#dbece3",
  "#b7d9c8",
  "#8dc4a9",
  "#5fae8b",
  "#39936f",
  "#1f7a5c",
  "#19664d",
  "#14523e",
  "#0e3b2d",
];

/** Neutrals with a breath of warmth, from the page's shade to ink. Shade 5 draws control edges (3:1 on paper). */
export const gray: MantineColorsTuple = [
  "#f5f3ee",
  "#eeebe4",
  "#e4e0d7",
  "#d5d0c5",
  "#b8b3a7",
  "#8b887e",
  "#66665e",
  "#4d504a",
  "#353a36",
  "#1d2421",
];

/** Green-black, from text to the deepest shade. 7 is the page, 6 a raised surface; never pure black. */
export const dark: MantineColorsTuple = [
  "#e6eae5",
  "#c6cec8",
  "#a3aea7",
  "#87938c",
  "#37423c",
  "#29322d",
  "#1b211e",
  "#121614",
  "#0d110f",
  "#090c0a",
];

/** What failed or was cancelled: brick rather than alarm. */
export const red: MantineColorsTuple = [
  "#fcf1ef",
  "#f9e1dd",
  "#f1bfb8",
  "#ea9d93",
  "#e27e72",
  "#cf5a4d",
  "#b0392e",
  "#942d24",
  "#76251e",
  "#3c1b18",
];

/** What waits: pending. */
export const yellow: MantineColorsTuple = [
  "#fcf7e6",
  "#f8ecc6",
  "#f1dc98",
  "#e8c966",
  "#dcb53c",
  "#bd951c",
  "#8f6d0c",
  "#75590b",
  "#594409",
  "#352a0d",
];

export const paper = "#fbfaf7";
export const ink = "#1d2421";
