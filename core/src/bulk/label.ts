import { type Design, designLimits } from '../design/design.ts';
import type { Fault } from '../faults.ts';
import type { Font } from '../lettering/font.ts';
import { mainColor } from '../paint/ink.ts';

/** The design with a label: the text of its frame or, without a frame, a caption below. */
export function withLabel(design: Design, label: string): Design {
  if (label === '') return design;
  const colors = { color: mainColor(design), textColor: '#ffffff' } as const;
  const caption = { id: 'text-below', text: '', ...colors } as const; // fields in the order of stored designs
  return { ...design, frame: { ...(design.frame ?? caption), text: label } };
}

/** A new design for a code, with the code's own label: each code of a list has one. */
export function keepLabel({ frame }: Design, design: Design): Design {
  return withLabel(design, frame?.text ?? '');
}

/** Why a label cannot be drawn; `undefined` when it can. */
export function labelFault(font: Font, label: string): Fault | undefined {
  const missing = font.missing(label);
  if (missing.length > 0) return { code: 'label-characters', characters: missing.slice(0, 5) };
  const { length } = [...label];
  const max = designLimits.frameTextCharacters;
  return length > max ? { code: 'label-too-long', most: max, length } : undefined;
}
