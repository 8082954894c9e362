/**
 * An agent's specialties from comma-separated text: trimmed, without empty items and items over 50 characters,
 * the first 10 of them.
 */
export const splitSpecialties = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "" && item.length <= 50)
    .slice(0, 10);
