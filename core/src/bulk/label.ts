import * as m from '@everscan/messages/core-bulk';
import { type Design, designLimits } from '../design/design.ts';
import { mainColor } from '../design/ink.ts';
import type { Font } from '../lettering/font.ts';

/** The design with a label: the text of its frame or, without a frame, a caption below. */
export function withLabel(design: Design, label: string): Design {
  if (label === '') return design;
  const colors = { color: mainColor(design), textColor: '#ffffff' } as const;
  const caption = { id: 'text-below', text: '', ...colors } as const; // in the order of stored designs
  return { ...design, frame: { ...(design.frame ?? caption), text: label } };
}

/** Another design for a code, which keeps its label: codes of a list have one each. */
export function keepLabel({ frame }: Design, design: Design): Design {
  return withLabel(design, frame?.text ?? '');
}

/** Why a label cannot be drawn, and what to write instead; `undefined` when it can. */
export function labelFault(font: Font, label: string): string | undefined {
  const missing = font.missing(label);
  if (missing.length > 0) return m.labelCharacters(missing.slice(0, 5));
  const { length } = [...label];
  const most = designLimits.frameTextCharacters;
  return length > most ? m.labelTooLong(most, length) : undefined;
}
