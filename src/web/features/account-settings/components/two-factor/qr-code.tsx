import { useMemo } from "react";
import { encode } from "uqr";

/** Dark on white in either color scheme: not every camera reads the reverse. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={192}
      height={192}
      shapeRendering="crispEdges"
      style={{ background: "#fff", borderRadius: 8, flex: "none" }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
};

/** One stroke per module, with the quiet border of four that readers look for. */
const draw = (text: string) => {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const strokes = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: strokes.join("") };
};
