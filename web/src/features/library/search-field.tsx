import * as m from '@everscan/messages/library';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Search } from '../../ui/icons.tsx';
import { focusList } from './focus-list.ts';

const TYPING_PAUSE_MS = 200;

type SearchFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The search text in the page's address. */
  value: string;
  onChange: (value: string) => void;
};

/** Searches while the visitor types, and follows the address when they go back. */
export function SearchField({ inputRef, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  const latest = useLatest({ value, onChange });
  /** The text that this field last wrote to the address. */
  const sent = useRef(value);
  useEffect(() => {
    if (settled === latest.current.value) return;
    sent.current = settled;
    latest.current.onChange(settled);
  }, [settled, latest]);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
      />
      <input
        ref={inputRef}
        type="search"
        aria-label={m.search}
        aria-keyshortcuts="/"
        placeholder={m.searchHint}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape' && typed !== '') {
            event.preventDefault();
            setTyped('');
          }
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            focusList();
          }
        }}
        className="h-11 w-full rounded-lg border border-line-strong/60 bg-surface pe-3 ps-9 text-base outline-offset-[-1px] placeholder:text-muted hover:border-line-strong focus:outline-2 focus:outline-accent md:text-sm lg:h-10"
      />
    </div>
  );
}
