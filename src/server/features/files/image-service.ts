import {
  type LogoRefusal,
  logoByteLimit,
  refuseLogoFile,
  refuseLogoSize,
  type SideRange,
  squareSideOf,
} from "#domain/numbers/logo-rules.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { limitAtOnce } from "../../platform/outbound/limit-at-once.ts";

/** The library works on Node's four helper threads, which passwords and files need as well. */
const turns = limitAtOnce(2);
const waitMs = 20_000;
const longestSeconds = 10;

/** `unreadable`: it starts like a picture and isn't one. */
export type ImageRefusal = LogoRefusal | "unreadable";

/**
 * Checks a picture by its content and makes a fresh one of it: square, without anything that came along (places,
 * cameras, scripts in comments). The size it claims is looked at before anything is unpacked.
 */
export const makeSquareImage = async (
  bytes: Uint8Array,
  sides: SideRange,
): Promise<{ ok: true; image: Uint8Array } | { ok: false; reason: ImageRefusal }> => {
  const refusal = refuseLogoFile(bytes, bytes.length);
  if (refusal) return { ok: false, reason: refusal };
  // Loaded at the first use: it is a library of its own size.
  const { default: sharp } = await import("sharp");
  const giveBack = await turns.take(AbortSignal.timeout(waitMs)).catch(() => {
    throw new AppError("unavailable", { retryAfterSeconds: 10 });
  });
  // Our own limit speaks first; the library's would stop the same file with an error without a reason.
  const options = { limitInputPixels: false, failOn: "error", sequentialRead: true } as const;
  try {
    const { width, height } = await sharp(bytes, options).metadata();
    const tooMany = refuseLogoSize(width, height);
    if (tooMany) return { ok: false, reason: tooMany };
    const side = squareSideOf(width, height, sides);
    const image = await sharp(bytes, options)
      .rotate()
      .resize(side, side, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 88 })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return image.length < logoByteLimit ? { ok: true, image } : { ok: false, reason: "tooLarge" };
  } catch {
    // Whatever it objects to is in the file: it is given nothing else.
    return { ok: false, reason: "unreadable" };
  } finally {
    giveBack();
  }
};
