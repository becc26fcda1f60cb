import { valueAt } from '@everscan/core/content/field-value';
import type { Content } from '@everscan/core/content/index';
import { useEffect, useRef } from 'react';
import { findContentType } from '../../codes/content-types.ts';
import { carrySamplesOver } from '../../codes/sample-question.ts';

type Shown = { readonly codeId: string | number; readonly content: Content };

/** Keeps the answer about sample content when the draft on the screen is saved and becomes a code. */
export function useSampleAnswer(codeId: Shown['codeId'], content: Content): void {
  const last = useRef<Shown>({ codeId, content });
  useEffect(() => {
    const before = last.current;
    last.current = { codeId, content };
    if (before.codeId !== codeId && isSame(before.content, content)) {
      carrySamplesOver(before.codeId, codeId);
    }
  }, [codeId, content]);
}

function isSame(a: Content, b: Content): boolean {
  const fields = findContentType(a.type)?.fields ?? [];
  return (
    a.type === b.type &&
    fields.every(({ name }) => (valueAt(a.data, name) ?? '') === (valueAt(b.data, name) ?? ''))
  );
}
