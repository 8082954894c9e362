import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ensureBrowser } from "./ensure-browser.ts";

/**
 * Films the landing page's demo: `npx node scripts/record-demo.ts <sign-in link>`, with the link that a fresh
 * `CLOCK=2027-05-04T07:30:00Z npm start -- --demo` prints. Needs ffmpeg. When a scene's length changes, the captions in
 * `src/web/public/demo` have to follow; the times of the scenes are printed.
 */
const signInUrl = process.argv[2];
if (!signInUrl) throw new Error("Say the demo's sign-in link: npx node scripts/record-demo.ts http://…");
const origin = new URL(signInUrl).origin;
const outDir = join(import.meta.dirname, "../src/web/public/demo");
const frames = mkdtempSync(join(tmpdir(), "daybook-demo-"));
const sentence = "Haircut with Mateo tomorrow at 3";

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
const open = async (width: number, height: number, deviceScaleFactor: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, colorScheme: "light" });
  return context.newPage();
};
// The calendar is drawn at three quarters of its size, so that more of the day is seen.
const desk = await open(1160, 960, 0.75);
const phone = await open(400, 720, 1);
await desk.goto(signInUrl);
await desk.goto(`${origin}/?view=day&date=2027-05-05`);
await desk.getByRole("combobox", { name: /agent/i }).first().click();
await desk.getByRole("option", { name: "Mateo Ferrari" }).click();
await desk.mouse.move(5, 5);
await desk.getByText("4:00 PM", { exact: true }).first().scrollIntoViewIfNeeded();
await phone.goto(`${origin}/simulator`);
await phone.getByRole("button", { name: "Hello!" }).waitFor();

const shots: { file: string; seconds: number }[] = [];
let elapsed = 0;

const shoot = async (seconds: number): Promise<void> => {
  const [left, right] = await Promise.all([desk.screenshot(), phone.screenshot()]);
  const file = join(frames, `${String(shots.length).padStart(4, "0")}.png`);
  await sharp({ create: { width: 1280, height: 720, channels: 3, background: "#e4e0d7" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 880, top: 0 },
    ])
    .png()
    .toFile(file);
  shots.push({ file, seconds });
  elapsed += seconds;
};

const scene = (name: string): void => console.log(`${elapsed.toFixed(1).padStart(5)} s  ${name}`);

scene("the day before it is booked");
await shoot(3.5);
scene("one sentence");
const field = phone.getByRole("textbox", { name: "Message" });
for (let typed = 2; typed < sentence.length; typed += 2) {
  await field.fill(sentence.slice(0, typed));
  await shoot(0.12);
}
await field.fill(sentence);
await shoot(0.8);
await field.press("Enter");
await shoot(0.7);
scene("the summary");
const chat = phone.getByRole("log");
const confirm = chat.getByRole("button", { name: "Confirm" });
const useName = chat.getByRole("button").last();
await Promise.race([confirm.waitFor(), useName.waitFor()]);
if (!(await confirm.isVisible())) {
  await shoot(3);
  await useName.click();
  await confirm.waitFor();
}
await phone.waitForTimeout(600);
await shoot(5);
scene("confirmed");
await confirm.click();
await desk.getByText("Ana Torres").first().waitFor();
await chat
  .getByText(/booked/i)
  .last()
  .waitFor();
await phone.waitForTimeout(700);
await desk.getByText("Ana Torres").first().scrollIntoViewIfNeeded();
for (let glow = 0; glow < 10; glow++) await shoot(0.2);
await shoot(3.5);
scene("its details");
await desk.getByText("Ana Torres").first().click();
await desk.getByRole("dialog").waitFor();
await desk.waitForTimeout(600);
await shoot(5);
scene("end");
await browser.close();

const list = join(frames, "list.txt");
const lines = shots.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`);
// The last picture is named twice, or ffmpeg would drop its duration.
writeFileSync(list, `${lines.join("\n")}\nfile '${shots.at(-1)?.file}'\n`);
mkdirSync(outDir, { recursive: true });
const encode = (...options: string[]) =>
  execFileSync("ffmpeg", ["-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", list, ...options]);
encode(
  "-vf",
  "fps=15",
  "-c:v",
  "libvpx-vp9",
  "-crf",
  "36",
  "-b:v",
  "0",
  "-cpu-used",
  "6",
  "-deadline",
  "realtime",
  "-an",
  join(outDir, "daybook.webm"),
);
encode(
  "-vf",
  "fps=15,format=yuv420p",
  "-c:v",
  "libx264",
  "-crf",
  "26",
  "-movflags",
  "+faststart",
  "-an",
  join(outDir, "daybook.mp4"),
);
await sharp(shots.at(-7)?.file).jpeg({ quality: 78, mozjpeg: true }).toFile(join(outDir, "daybook.jpg"));
rmSync(frames, { recursive: true });
