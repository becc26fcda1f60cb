import type { Content } from '@everscan/core/content/index';
import { defaultDesign } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import type { Draft } from '../../codes/draft.ts';
import type { Edit } from './project-saver.ts';

/** A saved code as the generator shows it. */
export function draftOf({ type, data, style, design }: Edit): Draft {
  // A list that the browser cached before designs existed has none.
  const shown = design ?? { ...defaultDesign, shape: style };
  return { content: { type, data } as Content, design: shown };
}

/** The saved part of a draft. */
export function editOf({ content, design }: Draft): Edit {
  return { ...content, style: styleOf(design), design };
}

/** Whether a draft equals what was saved of it. */
export function isDraftOf(draft: Draft, { type, data, style, design }: Edit): boolean {
  return JSON.stringify(editOf(draft)) === JSON.stringify({ type, data, style, design });
}
