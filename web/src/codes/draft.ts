import type { Content } from '@everscan/core/content/index';
import { url } from '@everscan/core/content/url';
import { type Design, defaultDesign } from '@everscan/core/design/design';

/** A code in the generator: its content and its design. */
export type Draft = { content: Content; design: Design };

export const defaultDraft: Draft = {
  content: { type: url.id, data: url.sample },
  design: defaultDesign,
};
