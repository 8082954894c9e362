import sharp from "sharp";

/** One picture of the film: the client's chat, the owner's calendar and the words under them, each as PNG. */
export type FilmShot = { chat: Buffer; calendar: Buffer; caption: Buffer; seconds: number; shows: "chat" | "calendar" };

/** Pixels of the film for each of the page. */
export const filmScale = 1.5;
export const panelSize = { width: 400 * filmScale, height: 540 * filmScale };
const margin = 16 * filmScale;
export const captionHeight = 64 * filmScale;
const ground = "#e4e0d7";

type Piece = { input: Buffer; left: number; top: number };

const paint = (width: number, height: number, pieces: readonly Piece[]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...pieces])
    .png({ compressionLevel: 1 })
    .toBuffer();

const corners = Buffer.from(
  `<svg width="${panelSize.width}" height="${panelSize.height}"><rect width="100%" height="100%" rx="${12 * filmScale}"/></svg>`,
);
const rounded = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .ensureAlpha()
    .composite([{ input: corners, blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Chat and calendar side by side, for a screen with room for both. */
export const wideCut = {
  width: 2 * panelSize.width + 3 * margin,
  height: panelSize.height + margin + captionHeight,
  paint: async ({ chat, calendar, caption }: FilmShot): Promise<Buffer> => {
    const [left, right] = await Promise.all([rounded(chat), rounded(calendar)]);
    return paint(wideCut.width, wideCut.height, [
      { input: left, left: margin, top: margin },
      { input: right, left: panelSize.width + 2 * margin, top: margin },
      { input: caption, left: (wideCut.width - panelSize.width) / 2, top: margin + panelSize.height },
    ]);
  },
};

/** One at a time, for a phone. `turned` of 0 shows the chat, of 1 the calendar, between them one pushes the other out. */
export const tallCut = {
  width: panelSize.width,
  height: panelSize.height + captionHeight,
  paint: async ({ chat, calendar, caption }: FilmShot, turned: number): Promise<Buffer> => {
    const offset = Math.round(turned * panelSize.width);
    const strip = await sharp({
      create: { width: 2 * panelSize.width, height: panelSize.height, channels: 3, background: ground },
    })
      .composite([
        { input: chat, left: 0, top: 0 },
        { input: calendar, left: panelSize.width, top: 0 },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer();
    const seen = await sharp(strip)
      .extract({ left: offset, top: 0, ...panelSize })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return paint(tallCut.width, tallCut.height, [
      { input: seen, left: 0, top: 0 },
      { input: caption, left: 0, top: panelSize.height },
    ]);
  },
};
