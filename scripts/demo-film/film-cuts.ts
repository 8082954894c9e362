import sharp from "sharp";

/** One picture of the film: the client's chat, the owner's calendar and the words under them, each as PNG. */
export type FilmShot = { chat: Buffer; calendar: Buffer; caption: Buffer; seconds: number; shows: "chat" | "calendar" };

/** Pixels of the film for each of the page. */
export const scale = 1.5;
export const panel = { width: 400 * scale, height: 540 * scale };
const margin = 16 * scale;
export const captionHeight = 64 * scale;
const ground = "#e4e0d7";

type Piece = { input: Buffer; left: number; top: number };

const paint = (width: number, height: number, pieces: readonly Piece[]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...pieces])
    .png({ compressionLevel: 1 })
    .toBuffer();

const corners = Buffer.from(
  `<svg width="${panel.width}" height="${panel.height}"><rect width="100%" height="100%" rx="${12 * scale}"/></svg>`,
);
const rounded = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .ensureAlpha()
    .composite([{ input: corners, blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Chat and calendar side by side, for a screen with room for both. */
export const wideCut = {
  width: 2 * panel.width + 3 * margin,
  height: panel.height + margin + captionHeight,
  paint: async ({ chat, calendar, caption }: FilmShot): Promise<Buffer> => {
    const [left, right] = await Promise.all([rounded(chat), rounded(calendar)]);
    return paint(wideCut.width, wideCut.height, [
      { input: left, left: margin, top: margin },
      { input: right, left: panel.width + 2 * margin, top: margin },
      { input: caption, left: (wideCut.width - panel.width) / 2, top: margin + panel.height },
    ]);
  },
};

/** One at a time, for a phone. `turned` of 0 shows the chat, of 1 the calendar, between them one pushes the other out. */
export const tallCut = {
  width: panel.width,
  height: panel.height + captionHeight,
  paint: async ({ chat, calendar, caption }: FilmShot, turned: number): Promise<Buffer> => {
    const offset = Math.round(turned * panel.width);
    const strip = await sharp({
      create: { width: 2 * panel.width, height: panel.height, channels: 3, background: ground },
    })
      .composite([
        { input: chat, left: 0, top: 0 },
        { input: calendar, left: panel.width, top: 0 },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
    const seen = await sharp(strip)
      .extract({ left: offset, top: 0, ...panel })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return paint(tallCut.width, tallCut.height, [
      { input: seen, left: 0, top: 0 },
      { input: caption, left: 0, top: panel.height },
    ]);
  },
};
