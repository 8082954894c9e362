import { expect, test } from "vitest";
import { agentColors, agentHues } from "./agent-color.ts";

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const linear = (hex: string): Rgb => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const row = ([x, y, z]: Rgb) => Math.max(0, x * r + y * g + z * b);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
};

const oklab = (rgb: Rgb): Rgb => {
  const toCones: Matrix = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const [l, m, s] = times(toCones, rgb).map(Math.cbrt) as unknown as Rgb;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const sights: Record<string, Matrix> = {
  "full colour": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red cones": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green cones": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const schemes = [
  { scheme: "light", surface: "#ffffff" },
  { scheme: "dark", surface: "#1b211e" },
] as const;

const cases = schemes.flatMap((scheme) =>
  Object.entries(sights).map(([sight, matrix]) => ({ ...scheme, sight, matrix })),
);

test.each(cases)("the eight hues differ on $scheme with $sight", ({ scheme, matrix }) => {
  const seen = agentHues.map((hue) => oklab(times(matrix, linear(hue[scheme]))));
  const distances = seen.flatMap((a, index) =>
    seen.slice(0, index).map((b) => Math.hypot(...a.map((x, i) => x - (b[i] ?? 0)))),
  );
  expect(Math.min(...distances)).toBeGreaterThan(0.1);
});

test.each(schemes)("every hue stands out from a $scheme surface", ({ scheme, surface }) => {
  for (const hue of agentHues) expect(contrast(hue[scheme], surface), hue.name).toBeGreaterThanOrEqual(3);
});

test("a new agent changes nobody's color", () => {
  const agents = Array.from({ length: 9 }, (_, index) => ({
    id: `agent-${index}`,
    createdAt: `2027-01-0${index + 1}`,
  }));
  const before = agentColors(agents.slice(0, 8).reverse());
  const after = agentColors(agents);
  for (const [id, color] of before) expect(after.get(id)).toBe(color);
  expect(new Set(before.values()).size).toBe(8);
  expect(after.get("agent-8")).toBe(after.get("agent-0"));
});
