import { useCallback, useEffect, useRef } from 'react';
import { FACTS, readFact, writeFact } from '../lib/local-cache.ts';
import { InlineScript } from '../ui/inline-script.tsx';

/** What a signed-in person saw in the generator last. */
type LastShown = {
  /** What opens at an address: by the id of the code in it, or '' for none. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The heights of the fields in pixels, by their kind and the width of the window. */
  readonly heights: Readonly<Record<string, number>>;
};

const FACT = 'shown';
const MAX_HEIGHTS = 24;
/** How long the fields of a known code may be lower than they were last time before they are shown nevertheless. */
const PATIENCE_MS = 700;
const HEIGHT = '--awaited-height';

/**
 * A script that runs before the first paint. If a code will open, it hides the sample (`data-awaits`), and reserves the
 * height that the code's fields had last.
 */
const SCRIPT = `try{let{kinds:k,heights:h}=JSON.parse(localStorage['${FACTS}${FACT}']),l=location,r=document.documentElement;if(!l.hash&&!l.search.startsWith('?shared-')){let c=k[new URLSearchParams(l.search).get('code')??'']??k[''];r.dataset.awaits='';c=h[c+' '+innerWidth];c&&r.style.setProperty('${HEIGHT}',c+'px')}}catch{}`;

/** Runs before hydration, so only the prerendered HTML needs it. */
const INLINE_SCRIPT = import.meta.env.SSR ? SCRIPT : '';

/** Goes before the fields. */
export const AwaitedCode = () => <InlineScript source={INLINE_SCRIPT} />;

type Shown = {
  /** Whether it is known which code is on the screen. */
  isKnown: boolean;
  /** The kind of fields of the code on the screen; `undefined` for guests, of whom nothing is remembered. */
  kind: string | undefined;
  /** The id of the code on the screen. */
  id: string | undefined;
  /** The kind of the fields that open without a code in the address. */
  firstKind: string | undefined;
};

/**
 * Remembers the height of the fields for the next visit, and ends the wait when the code is on the screen.
 * @returns a reference to the fields
 */
export function useAwaitedCode(shown: Shown) {
  const latest = useRef(shown);
  latest.current = shown;
  const fields = useRef<HTMLElement>(null);
  const { isKnown, kind, id, firstKind } = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when another code is on the screen
  useEffect(() => {
    if (isKnown && fields.current) remember(latest.current, fields.current.offsetHeight);
  }, [isKnown, kind, id, firstKind]);
  useEffect(() => {
    if (!isKnown || !isWaiting()) return;
    const timer = setTimeout(endWait, PATIENCE_MS);
    if (isComplete(fields.current)) endWait();
    return () => clearTimeout(timer);
  }, [isKnown]);
  useEffect(() => {
    // Whoever acts wants to see what is there.
    const free = () => {
      endWait();
      document.documentElement.style.removeProperty(HEIGHT);
    };
    for (const event of EVENTS) addEventListener(event, free);
    return () => {
      for (const event of EVENTS) removeEventListener(event, free);
      free();
    };
  }, []);

  return useCallback((element: HTMLElement) => {
    fields.current = element;
    const observer = new ResizeObserver(() => {
      if (!latest.current.isKnown) return;
      if (isWaiting() && isComplete(element)) endWait();
      remember(latest.current, element.offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

const EVENTS = ['pointerdown', 'keydown'] as const;

const isWaiting = () => document.documentElement.dataset.awaits !== undefined;

function endWait(): void {
  delete document.documentElement.dataset.awaits;
}

/** Whether the fields are as high as they were last time. */
function isComplete(fields: HTMLElement | null): boolean {
  const height = Number.parseFloat(document.documentElement.style.getPropertyValue(HEIGHT)) || 0;
  return fields !== null && fields.offsetHeight >= height - 1;
}

function remember({ kind, id = '', firstKind = kind }: Shown, heightPx: number): void {
  if (kind === undefined || heightPx === 0) return;
  const { heights = {} } = readFact<Partial<LastShown>>(FACT) ?? {};
  const { [`${kind} ${innerWidth}`]: _, ...others } = heights;
  const known = Object.entries(others).slice(1 - MAX_HEIGHTS);
  writeFact(FACT, {
    kinds: { '': firstKind as string, [id]: kind },
    heights: { ...Object.fromEntries(known), [`${kind} ${innerWidth}`]: heightPx },
  } satisfies LastShown);
}
