import type { Project } from '@everscan/contract/codes.schemas';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type DrawnCode, makeCode } from '../../codes/code-file.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import { isDrawable, loadDrawing } from '../../codes/drawing.ts';
import { draftOf } from './project-draft.ts';

/**
 * A saved code, drawn when its row is near the visible part of the list and the browser is idle.
 * `undefined` until then, and for a code that cannot be drawn.
 */
export function useThumbnail(
  row: RefObject<HTMLElement | null>,
  project: Project,
): DrawnCode | undefined {
  const [isNear, setNear] = useState(false);
  const [prepared, setPrepared] = useState<Project>();
  const isReady = prepared === project;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(!!entry?.isIntersecting), {
      rootMargin: '100px',
    });
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);

  useEffect(() => {
    if (!isNear || isReady) return;
    // If a picture cannot be loaded, the row simply shows an icon.
    const prepare = () =>
      loadParts(project).then(
        () => setPrepared(project),
        () => {},
      );
    const id = schedule(prepare);
    return () => cancel(id);
  }, [isNear, isReady, project]);

  return useMemo(() => {
    if (!isNear || !isReady) return undefined;
    const { content, design } = draftOf(project);
    const code = makeCode({ content, design: { ...design, logo: null } });
    return 'scene' in code ? code : undefined;
  }, [isNear, isReady, project]);
}

async function loadParts(project: Project): Promise<void> {
  const { content, design } = draftOf(project);
  if (!findContentType(content.type)) await loadContentTypes();
  if (!isDrawable(design)) await loadDrawing(design);
}

// Safari has no `requestIdleCallback`.
const schedule = globalThis.requestIdleCallback ?? setTimeout;
const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
