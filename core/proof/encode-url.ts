import { encodeContent } from '../src/content/index.ts';
import { url } from '../src/content/url.ts';

/** The text of a web address as a person typed it. */
export const encodeUrl = (typed: string) =>
  encodeContent({ type: 'url', data: url.normalise({ url: typed }) });
