/** How clients are addressed where a language has two ways. */
export const tones = ["formal", "informal"] as const;

export type Tone = (typeof tones)[number];
