import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runCommand, toolCommand } from "./check/run/run-command.ts";

/**
 * The path of a Chromium or Chrome for the browser tests: an installed one, else one that Playwright downloads,
 * else the system's package on a Debian where we may install it.
 */
export const ensureBrowser = async (): Promise<string> => {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which is no program that can be run.`);
  }
  const existing = await findBrowser();
  if (existing) return existing;

  console.log("No Chromium or Chrome found; asking Playwright for one.");
  const install = toolCommand("playwright", "@playwright/test", "install", "chromium");
  await runCommand(install, { output: "inherit", timeoutMs: 120_000 });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;

  if (await canUseApt()) {
    console.log("Playwright could not; installing the system's Chromium.");
    const options = { output: "inherit", env: { DEBIAN_FRONTEND: "noninteractive" } } as const;
    await runCommand(["apt-get", "update"], options);
    await runCommand(["apt-get", "install", "-y", "--no-install-recommends", "chromium"], options);
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error("The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.");
};

const programs = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome.exe",
];

// The shell without a window first: the same engine, in half the time.
const usualPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const findBrowser = async (): Promise<string | undefined> => {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  for (const path of [chromium.executablePath(), ...usualPaths, ...onPath]) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
};

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const canUseApt = async (): Promise<boolean> => process.getuid?.() === 0 && (await isExecutable("/usr/bin/apt-get"));

if (import.meta.main) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
