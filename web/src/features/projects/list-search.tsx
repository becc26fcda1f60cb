import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';

type ListSearchProps = { value: string; onChange: (value: string) => void };

/** A field that filters the list. The key `/` moves the focus to it. */
export function ListSearch({ value, onChange }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select');
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isTyping || hasModifier || !input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  function handleEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault(); // otherwise it would close the drawer
    onChange('');
  }
  return (
    <div className="relative mb-2">
      <Search aria-hidden className="absolute inset-y-0 left-3 my-auto size-4 text-muted" />
      <input
        ref={input}
        type="search"
        aria-label="Search codes"
        aria-keyshortcuts="/"
        placeholder="Search codes"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleEscape}
        className="h-11 w-full rounded-lg border border-line bg-surface pr-3 pl-9 text-base placeholder:text-muted hover:border-line-strong md:text-sm lg:h-9"
      />
      {value === '' && (
        <kbd
          aria-hidden
          className="absolute inset-y-0 right-2.5 my-auto hidden h-5 rounded border border-line px-1.5 font-sans text-muted text-xs pointer-fine:block"
        >
          /
        </kbd>
      )}
    </div>
  );
}
