import { isLevelFixed } from '@everscan/core/content/content-type';
import { symbolText } from '@everscan/core/content/symbol-text';
import * as m from '@everscan/messages/examples';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { findContentType } from '../../codes/content-types.ts';
import { draftLink } from '../../codes/draft-link.ts';
import { drawScene } from '../../codes/draw-scene.ts';
import { ObjectPicture } from '../../codes/object-picture.tsx';
import { publicUrl } from '../../lib/public-url.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import type { Example } from './examples.ts';

/** A card that opens the example in the generator. */
export function ExampleCard({ example: { on, title, hint, draft } }: { example: Example }) {
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
    <li className="group relative flex flex-col rounded-2xl border border-line bg-surface p-3 sm:p-4 transition-colors hover:border-line-strong">
      <ObjectPicture
        isClose
        id={on}
        scene={scene}
        title={name}
        className="block aspect-square w-full rounded-xl"
      />
      <h2 className="mt-4 font-semibold tracking-tight">
        <Link
          to={{ pathname: '/', hash: draftLink(draft) }}
          className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-muted text-sm leading-5">{hint}</p>
      <p
        aria-hidden
        className="mt-3 inline-flex items-center gap-1.5 font-medium text-accent text-sm group-hover:underline"
      >
        {m.useThis}
        <ArrowRight aria-hidden className="size-4" />
      </p>
    </li>
  );
}
