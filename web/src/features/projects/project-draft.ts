import type { Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { defaultDesign } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import type { Draft } from '../../codes/draft.ts';

/** The parts of a project that a draft contains. */
export type SavedDraft = Pick<Project, 'type' | 'style' | 'data' | 'design'>;

/** The draft with which the generator shows a saved code. */
export function draftOf({ type, data, style, design }: SavedDraft): Draft {
  // A list that the browser cached before designs were introduced contains none.
  const shown = design ?? { ...defaultDesign, shape: style };
  return { content: { type, data } as Content, design: shown };
}

/** The parts of a draft that are saved. */
export function editOf({ content, design }: Draft): SavedDraft {
  return { ...content, style: styleOf(design), design };
}

/** Whether a draft equals a saved code. */
export function isDraftOf(draft: Draft, { type, data, style, design }: SavedDraft): boolean {
  return JSON.stringify(editOf(draft)) === JSON.stringify({ type, data, style, design });
}
