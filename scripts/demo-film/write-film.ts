import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type FilmShot, tallCut, wideCut } from "./film-cuts.ts";

type Picture = { png: Buffer; seconds: number };

const turnSteps = [0.05, 0.2, 0.45, 0.7, 0.88, 0.97];
const turnSeconds = 0.05;

/** Writes both cuts as `wide` and `tall` in a folder: WebM, MP4, and the picture shown before it plays. */
export const writeFilm = async (shots: readonly FilmShot[], base: string): Promise<void> => {
  const wide = await Promise.all(
    shots.map(async (shot) => ({ png: await wideCut.paint(shot), seconds: shot.seconds })),
  );
  await encode(wide, `${base}/wide`);
  await encode(await turnedPictures(shots), `${base}/tall`);
};

/** The tall cut with a short turn wherever the view changes. */
const turnedPictures = async (shots: readonly FilmShot[]): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  for (const [index, shot] of shots.entries()) {
    const rest = shot.shows === "calendar" ? 1 : 0;
    const isTurn = index > 0 && shots[index - 1]?.shows !== shot.shows;
    for (const step of isTurn ? turnSteps : [])
      pictures.push({ png: await tallCut.paint(shot, rest === 1 ? step : 1 - step), seconds: turnSeconds });
    pictures.push({ png: await tallCut.paint(shot, rest), seconds: shot.seconds });
  }
  return pictures;
};

const encode = async (pictures: readonly Picture[], base: string): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), "daybook-film-"));
  const names = pictures.map(({ png }, index) => {
    const file = join(dir, `${String(index).padStart(4, "0")}.png`);
    writeFileSync(file, png);
    return file;
  });
  const list = join(dir, "list.txt");
  const lines = pictures.map(({ seconds }, index) => `file '${names[index]}'\nduration ${seconds}`);
  // The last picture is named twice, or ffmpeg would drop its duration.
  writeFileSync(list, `${lines.join("\n")}\nfile '${names.at(-1)}'\n`);
  const input = ["-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", list, "-an"];
  // Most of it stands still: a picture lasts as long as it says, instead of being encoded twenty times a second.
  const still = ["-fps_mode", "vfr", "-pix_fmt", "yuv420p"];
  const vp9 = ["-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-g", "400", "-row-mt", "1"];
  const inTime = ["-deadline", "realtime", "-cpu-used", "7"];
  const h264 = ["-c:v", "libx264", "-crf", "26", "-preset", "veryfast", "-g", "400", "-movflags", "+faststart"];
  execFileSync("ffmpeg", [...input, ...still, ...vp9, ...inTime, `${base}.webm`]);
  execFileSync("ffmpeg", [...input, ...still, ...h264, `${base}.mp4`]);
  // The appointment as it arrives says the most in one picture.
  const poster = names[Math.floor(names.length * 0.8)];
  await sharp(poster).resize({ width: 800 }).jpeg({ quality: 72, mozjpeg: true }).toFile(`${base}.jpg`);
  rmSync(dir, { recursive: true });
};
