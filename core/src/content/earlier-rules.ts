import { CodeError } from '../code-error.ts';
import type { ContentType, Ruled } from './content-type.ts';
import { symbolText } from './symbol-text.ts';

/** Any address: only equality matters. */
const SITE = 'https://everscan.example';

/**
 * Marks data that was saved before today's rules, if they would draw it otherwise or refuse it. Data that is drawn in
 * the same way stays as it is, as does data that earlier versions could not draw.
 */
export function underEarlierRules<Data extends Ruled>(
  type: ContentType<string, Data>,
  data: Data,
): Data {
  const earlier = { ...data, rules: 1 } as const;
  const before = textOf(type, earlier);
  return before === undefined || before === textOf(type, data) ? data : earlier;
}

function textOf<Data extends Ruled>(
  type: ContentType<string, Data>,
  data: Data,
): string | undefined {
  try {
    return symbolText(type, data, SITE);
  } catch (error) {
    if (error instanceof CodeError) return undefined;
    throw error;
  }
}
