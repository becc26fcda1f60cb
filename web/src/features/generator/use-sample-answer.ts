import { valueAt } from '@everscan/core/content/field-value';
import type { Content } from '@everscan/core/content/index';
import { useEffect, useRef, useState } from 'react';
import { findContentType } from '../../codes/content-types.ts';
import { carrySamplesOver } from '../../codes/sample-question.ts';

/** Drafts are numbered anew each time the generator opens. */
let openings = 0;

/**
 * Keeps the answer about sample content when the draft on the screen is saved and becomes a code.
 * @param codeId the id of a saved code, or the number of a draft
 * @returns what identifies the code in `settleSamples`
 */
export function useSampleAnswer(codeId: string | number, content: Content): string {
  const [opening] = useState(() => ++openings);
  const id = typeof codeId === 'number' ? `draft ${opening}.${codeId}` : codeId;
  const last = useRef({ id, content });
  useEffect(() => {
    const before = last.current;
    last.current = { id, content };
    if (before.id !== id && isSame(before.content, content)) carrySamplesOver(before.id, id);
  }, [id, content]);
  return id;
}

function isSame(a: Content, b: Content): boolean {
  const fields = findContentType(a.type)?.fields ?? [];
  return (
    a.type === b.type &&
    fields.every(({ name }) => (valueAt(a.data, name) ?? '') === (valueAt(b.data, name) ?? ''))
  );
}
