import type { LibraryCode } from '@everscan/contract/codes.schemas';
import { tiles } from '@everscan/core/content/tiles';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { findPreview, requestPreview } from './preview-store.ts';

type PreviewProps = { code: LibraryCode; sizePx: number; className?: string };

/** The picture of a code, or the icon of its type until it is drawn. Decorative, because the title is beside it. */
export const Preview = memo(({ code, sizePx, className = '' }: PreviewProps) => {
  const subscribe = useCallback(
    (onReady: () => void) => requestPreview(code, sizePx, onReady),
    [code, sizePx],
  );
  const picture = useSyncExternalStore(subscribe, () => findPreview(code, sizePx));
  return (
    <span
      aria-hidden
      className={`grid place-items-center overflow-hidden rounded-md border border-line ${picture ? 'bg-white' : 'bg-raised'} ${className}`}
    >
      {picture ? (
        <img src={picture} alt="" decoding="async" className="size-full object-contain" />
      ) : (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5 fill-none stroke-2 stroke-muted"
        >
          <path d={tiles[code.type].icon} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
    </span>
  );
});
