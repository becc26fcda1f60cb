/**
 * Characters that show nothing but change how their neighbours look, by their code: strangers write
 * these texts, and one that is read backwards is another one (Unicode TR 36, 2.10).
 */
export function revealInvisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
