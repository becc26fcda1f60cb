import * as m from '@everscan/messages/history';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { History } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { HistoryOf } from './history-dialog.tsx';

const loadDialog = () => import('./history-dialog.tsx');

/** Opens the history of the code on the screen. */
export default function HistoryButton(props: HistoryOf) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 pointer-coarse:min-w-11 justify-center rounded-md text-muted text-sm hover:text-ink"
      >
        <History aria-hidden className="size-4" />
        <span className="@max-[340px]:sr-only">{m.title}</span>
      </button>
      {isOpen &&
        createPortal(
          <LazyPart load={loadDialog} loading={null} {...props} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
