/** This many bytes and more are refused. */
export const logoByteLimit = 5_242_880;

/** Unpacked, a picture takes four bytes per pixel; a small file may claim any size. */
const logoPixelLimit = 50_000_000;

/** Square after cutting, and within this on each side. */
export const logoSide = { min: 640, max: 1_024 } as const;

/** An agent's picture is never shown larger than a thumb. */
export const agentPictureSide = { min: 96, max: 320 } as const;

/** `invalidType`: neither JPG nor PNG by its content. `tooLarge`: too many bytes. `tooManyPixels`: see above. */
export type LogoRefusal = "invalidType" | "tooLarge" | "tooManyPixels";

/** What a file is by its first bytes, whatever it is called; null for neither. */
export const logoTypeOf = (start: Uint8Array): "jpeg" | "png" | null => {
  if (beginsWith(start, [0xff, 0xd8, 0xff])) return "jpeg";
  return beginsWith(start, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? "png" : null;
};

/** What is wrong with a file before anything in it is decoded; null when nothing is. */
export const refuseLogoFile = (start: Uint8Array, sizeBytes: number): LogoRefusal | null => {
  if (logoTypeOf(start) === null) return "invalidType";
  return sizeBytes >= logoByteLimit ? "tooLarge" : null;
};

/** What is wrong with the size a picture claims; null when nothing is. */
export const refuseLogoSize = (width: number, height: number): LogoRefusal | null =>
  width * height > logoPixelLimit ? "tooManyPixels" : null;

/** How wide and high the stored picture is, made from one of this size. */
export const squareSideOf = (width: number, height: number, { min, max } = logoSide as SideRange): number =>
  Math.min(Math.max(Math.min(width, height), min), max);

export type SideRange = { readonly min: number; readonly max: number };

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
