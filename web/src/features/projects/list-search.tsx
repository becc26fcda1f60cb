import * as m from '@everscan/messages/projects';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { Search } from '../../ui/icons.tsx';

type ListSearchProps = { value: string; onChange: (value: string) => void };

/** A field that filters the list. */
export function ListSearch({ value, onChange }: ListSearchProps) {
  function handleEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || value === '' || isComposing(event)) return;
    event.preventDefault(); // otherwise Escape would also close the drawer
    onChange('');
  }
  return (
    <div className="relative mb-2">
      <Search aria-hidden className="absolute inset-y-0 start-3 my-auto size-4 text-muted" />
      <input
        type="search"
        aria-label={m.search}
        placeholder={m.search}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleEscape}
        className="h-11 w-full rounded-lg border border-line bg-surface pe-3 ps-9 text-base placeholder:text-muted hover:border-line-strong md:text-sm lg:h-9"
      />
    </div>
  );
}
