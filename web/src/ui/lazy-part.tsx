import * as m from '@everscan/messages/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

type LazyPartProps<Props> = Props & {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** For a part that the visitor did not ask for: shows neither progress nor failure. */
  isQuiet?: boolean;
  /** Shown meanwhile. */
  loading?: ReactNode;
};

/**
 * A part of a page that loads when first shown. When that fails, the visitor can try again.
 *
 * Not `lazy` with `Suspense`: React keeps a fallback on the screen for at least 300 ms, remembers a
 * failed load, and prerenders an inline script that the Content-Security-Policy forbids.
 */
export function LazyPart<Props extends object>({
  load,
  isQuiet = false,
  loading = <Loading />,
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

  // A quiet part has no button to try again, so it tries when the visitor does something.
  useEffect(() => {
    if (!hasFailed || !isQuiet) return;
    const retry = () => globalThis.isOutdated || setFailed(false);
    for (const event of EVENTS) addEventListener(event, retry);
    return () => {
      for (const event of EVENTS) removeEventListener(event, retry);
    };
  }, [hasFailed, isQuiet]);

  if (Part) return <Part {...(props as unknown as Props)} />;
  if (isQuiet) return null;
  return hasFailed ? <LoadFailed onRetry={() => setFailed(false)} /> : loading;
}

const EVENTS = ['pointerdown', 'keydown', 'online'] as const;

/** Appears after a moment: most parts load faster than a person could read it. */
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
