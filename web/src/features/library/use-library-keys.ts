import { useEffect } from 'react';
import { isLetterPressed } from '../../lib/pressed-letter.ts';
import { useLatest } from '../../lib/use-latest.ts';

/** An open dialog or menu, which handles the keys itself. */
const OPEN = 'dialog:modal, [popover]:popover-open';

type LibraryKeys = {
  onSearch: () => void;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
};

/** Handles `/`, Ctrl or Cmd + A, Escape and Delete on the whole page, except in text fields. */
export function useLibraryKeys(keys: LibraryKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isTyping =
        target instanceof Element &&
        target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
      if (isTyping || event.defaultPrevented || document.querySelector(OPEN)) return;
      const { onSearch, onSelectAll, onClear, onDelete } = latest.current;
      const isCommand = ctrlKey || metaKey;
      if (key === '/' && !isCommand && !altKey) onSearch();
      else if (isCommand && isLetterPressed(event, 'a') && !altKey) onSelectAll();
      else if (key === 'Escape') return onClear();
      else if (key === 'Delete') onDelete();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [latest]);
}
