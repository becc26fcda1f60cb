import { firstTypes } from '@everscan/core/content/first-types';
import type { Content } from '@everscan/core/content/index';
import { type Design, defaultDesign } from '@everscan/core/design/design';

/** A code that is being made: its content and its design. */
export type Draft = { content: Content; design: Design };

const [firstType] = firstTypes;

export const defaultDraft: Draft = {
  content: { type: firstType.id, data: firstType.sample },
  design: defaultDesign,
};
