import { encode } from "uqr";

/** A QR code with the quiet border that readers look for; one square per dark module. */
export const qrModules = (content: string): { size: number; path: string; data: boolean[][] } => {
  const { data, size } = encode(content, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path, data };
};

/** As a file that scales, for anyone who lays out a flyer. */
export const qrSvg = (content: string): string => {
  const { size, path } = qrModules(content);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
};

/** As a picture, each module so many whole pixels that it stays sharp in print. */
export const qrPng = (content: string): string => {
  const { size, data } = qrModules(content);
  const scale = Math.ceil(1024 / size);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) return "";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    });
  });
  return canvas.toDataURL("image/png");
};

/** Hands a file to the browser to be saved. */
export const saveFile = (name: string, address: string): void => {
  const link = document.createElement("a");
  link.download = name;
  link.href = address;
  link.click();
};
