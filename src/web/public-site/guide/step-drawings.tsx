import type { ReactNode } from "react";

/** One line weight, the page's ink and the one green; decoration beside words that say the same. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 200 140" aria-hidden focusable="false" fill="none" strokeLinecap="round" strokeLinejoin="round">
    <g stroke="var(--ink)" strokeWidth="2.5">
      {children}
    </g>
  </svg>
);

const accent = { stroke: "var(--accent)" } as const;
const filled = { fill: "var(--accent)", stroke: "var(--accent)" } as const;
const paper = { fill: "var(--surface)" } as const;

/** An open book, and a name written in it. */
export const AccountDrawing = () => (
  <Drawing>
    <path {...paper} d="M100 34c-18-11-42-14-66-10v82c24-4 48-1 66 10 18-11 42-14 66-10V24c-24-4-48-1-66 10z" />
    <path d="M100 34v82" />
    <circle {...paper} cx="67" cy="52" r="10" />
    <path d="M50 82c2-12 9-17 17-17s15 5 17 17" />
    <path d="M118 52h30M118 66h22" opacity=".45" />
    <path {...accent} strokeWidth="4" d="m120 88 9 9 19-20" />
  </Drawing>
);

/** A coin for each chair, and no more. */
export const SubscribeDrawing = () => (
  <Drawing>
    <rect {...paper} x="36" y="26" width="128" height="88" rx="12" />
    <path d="M36 50h128" />
    <path d="M52 68h34M52 82h24" opacity=".45" />
    <circle {...filled} cx="136" cy="84" r="19" />
    <path
      stroke="var(--on-accent)"
      strokeWidth="3"
      d="M136 73v22M142 77.500c-3-3.500-12-3.500-12 1.500 0 6 12 3.500 12 9.500 0 5-9 5-12.500 1.500"
    />
    <circle cx="52" cy="38" r="2" />
    <circle cx="61" cy="38" r="2" />
  </Drawing>
);

/** Someone with a comb behind the ear, and what they do. */
export const AgentDrawing = () => (
  <Drawing>
    <circle {...paper} cx="84" cy="50" r="22" />
    <path d="M64 42c8-16 32-18 42-2" />
    <path {...paper} d="M40 118c2-28 20-40 44-40s42 12 44 40z" />
    <path {...accent} strokeWidth="4" d="M84 78v40" />
    <circle {...accent} cx="146" cy="92" r="8" />
    <circle {...accent} cx="164" cy="92" r="8" />
    <path {...accent} d="m150 85 14-41M160 85l-14-41" />
    <path d="M76 52h.01M92 52h.01" strokeWidth="4" />
    <path d="M78 60c4 3 8 3 12 0" />
  </Drawing>
);

/** A week with its free and its taken hours. */
export const ScheduleDrawing = () => (
  <Drawing>
    <rect {...paper} x="34" y="26" width="132" height="92" rx="12" />
    <path d="M34 50h132M64 18v16M136 18v16M78 50v68M122 50v68" />
    <rect {...filled} x="43" y="60" width="26" height="18" rx="5" />
    <rect {...filled} x="87" y="82" width="26" height="26" rx="5" />
    <rect {...accent} x="131" y="60" width="26" height="34" rx="5" strokeDasharray="5 6" />
    <path d="M43 92h26M87 66h26" opacity=".3" />
  </Drawing>
);

/** A phone that answers. */
export const NumberDrawing = () => (
  <Drawing>
    <rect {...paper} x="52" y="14" width="66" height="114" rx="12" />
    <path d="M78 24h14" />
    <path {...paper} d="M62 42h32a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H72l-10 7z" />
    <path {...filled} d="M104 72h48a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-2v9l-11-9h-35a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8z" />
    <path stroke="var(--on-accent)" strokeWidth="4" d="m116 88 7 7 15-15" />
    <path d="M70 52h20" opacity=".45" />
  </Drawing>
);
