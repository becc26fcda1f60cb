/**
 * Replaces invisible characters with their code points. In texts from strangers they could reverse or hide other
 * characters (Unicode TR 36, 2.10).
 */
export function revealInvisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
