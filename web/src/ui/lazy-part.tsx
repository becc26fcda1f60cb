import * as m from '@everscan/messages/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

type LazyPartProps<Props> = Props & {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shows no failure, and no progress other than `loading`, for a part that the visitor did not ask for. */
  isQuiet?: boolean;
  /** Shown while the part is loading. */
  loading?: ReactNode;
};

/**
 * A part of a page that loads when it is first shown. If that fails, the visitor can try again.
 *
 * It does not use `lazy` with `Suspense`, because React shows a fallback for at least 300 ms, does not retry a failed
 * load, and prerenders an inline script that the Content-Security-Policy forbids.
 */
export function LazyPart<Props extends object>({
  load,
  isQuiet = false,
  loading,
  ...props
}: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (Part || hasFailed) return;
    let isMounted = true;
    load().then(
      (module) => isMounted && setPart(() => module.default),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [Part, hasFailed, load]);

  // A quiet part has no "Try again" button, so it tries again when the visitor interacts with the page.
  useEffect(() => {
    if (!hasFailed || !isQuiet) return;
    const retry = () => globalThis.isOutdated || setFailed(false);
    for (const event of EVENTS) addEventListener(event, retry);
    return () => {
      for (const event of EVENTS) removeEventListener(event, retry);
    };
  }, [hasFailed, isQuiet]);

  if (Part) return <Part {...(props as unknown as Props)} />;
  if (isQuiet) return loading;
  if (hasFailed) return <LoadFailed onRetry={() => setFailed(false)} />;
  return loading === undefined ? <Loading /> : loading;
}

const EVENTS = ['pointerdown', 'keydown', 'online'] as const;

/** Appears after a short delay, because most parts load faster than a person could read the text. */
function Loading() {
  return (
    <>
      <p role="status" className="delayed text-muted text-sm leading-6">
        {m.loading}
      </p>
      <NeedsScripts />
    </>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="pe-8 text-muted text-sm leading-6">
      {m.partNotLoaded}
      <Button look="secondary" className="mt-4 w-full" onClick={onRetry}>
        {m.tryAgain}
      </Button>
    </div>
  );
}
