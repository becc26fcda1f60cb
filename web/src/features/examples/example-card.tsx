import { isLevelFixed } from '@everscan/core/content/content-type';
import { symbolText } from '@everscan/core/content/symbol-text';
import * as m from '@everscan/messages/examples';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { findContentType } from '../../codes/content-types.ts';
import { draftLink } from '../../codes/draft-link.ts';
import { drawScene } from '../../codes/draw-scene.ts';
import { SceneImage } from '../../codes/scene-image.tsx';
import { publicUrl } from '../../lib/public-url.ts';
import type { Example } from './examples.ts';

/** A card that opens the example in the generator. */
export function ExampleCard({ example: { title, hint, draft } }: { example: Example }) {
  const { scene, name } = useMemo(() => {
    const { content, design } = draft;
    const type = findContentType(content.type);
    if (!type) throw new RangeError(`${content.type} is not loaded`);
    const text = symbolText(type, content.data, publicUrl);
    const level = type.level ?? design.level;
    const scene = drawScene(text, { ...design, level }, { isLevelFixed: isLevelFixed(type) });
    return { scene, name: m.codeName(type.summary(content.data)) };
  }, [draft]);
  return (
    <li className="relative flex flex-col rounded-2xl border border-line bg-surface p-5 transition-colors hover:border-line-strong">
      <div
        className="aspect-square overflow-hidden rounded-lg border border-line"
        style={{ backgroundColor: scene.background }}
      >
        <SceneImage scene={scene} title={name} className="block size-full" />
      </div>
      <h2 className="mt-4 font-semibold tracking-tight">
        <Link
          to={{ pathname: '/', hash: draftLink(draft) }}
          className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-muted text-sm leading-5">{hint}</p>
    </li>
  );
}
