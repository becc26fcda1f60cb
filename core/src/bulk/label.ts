import { type Design, designLimits } from '../design/design.ts';
import { mainColor } from '../design/presets.ts';
import { type Font, missingCharacters } from '../lettering/font.ts';

/** The design with a label at the code: the text of its frame or, without a frame, a caption below. */
export function withLabel(design: Design, label: string): Design {
  if (label === '') return design;
  const caption = { id: 'text-below', color: mainColor(design), textColor: '#ffffff' } as const;
  return { ...design, frame: { ...(design.frame ?? caption), text: label } };
}

/** Why a label cannot be drawn, and what to write instead; `undefined` when it can. */
export function labelFault(font: Font, label: string): string | undefined {
  const missing = missingCharacters(font, label);
  if (missing.length > 0) {
    const shown = missing.slice(0, 5).map((character) => `“${character}”`);
    return `Labels cannot show ${shown.join(', ')}. Write it in Latin letters, or use no label column.`;
  }
  const { length } = [...label];
  const most = designLimits.frameTextCharacters;
  return length > most
    ? `A label can have at most ${most} characters. This one has ${length}: shorten it.`
    : undefined;
}
