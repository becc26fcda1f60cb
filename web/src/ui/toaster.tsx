import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToast, dismissToast, subscribeToToast } from '../lib/toasts.ts';

/** Shows the toast at the top on phones and at the bottom right elsewhere. */
export function Toaster() {
  const layer = useSyncExternalStore(subscribeToLayers, topLayer, () => null);
  const message = useSyncExternalStore(subscribeToToast, currentToast, () => undefined);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(dismissToast, message.durationMs);
    return () => clearTimeout(timer);
  }, [message, isHeld]);

  if (!layer) return null;
  return createPortal(
    <section
      data-toasts
      aria-label="Notifications"
      aria-live={message?.kind === 'error' ? 'assertive' : 'polite'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="fixed inset-x-4 top-4 z-50 md:inset-x-auto md:top-auto md:right-[var(--toast-right,24px)] md:bottom-[calc(var(--toast-bottom,24px)+var(--covered-bottom))] md:w-[min(420px,100vw-var(--toast-right,24px)-24px)]"
    >
      {message && (
        <div className="toast relative rounded-xl border border-line bg-surface p-4 pr-12 shadow-float">
          <p className={`font-medium text-sm ${message.kind === 'error' ? 'text-danger' : ''}`}>
            {message.title}
          </p>
          <p className="mt-0.5 text-muted text-sm">{message.description}</p>
          {message.action && (
            <button
              type="button"
              onClick={() => {
                if (currentToast() !== message) return; // the second of two quick clicks
                message.action?.run();
                dismissToast();
              }}
              className="mt-2 font-medium text-accent text-sm underline underline-offset-4"
            >
              {message.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label="Close"
            onClick={dismissToast}
            className="absolute top-3 right-3 grid size-7 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </section>,
    layer,
  );
}

/** An open modal dialog makes everything outside it inert, so the toast appears inside. */
function topLayer(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Reports dialogs that open, close or are removed. */
function subscribeToLayers(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
