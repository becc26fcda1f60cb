import * as m from '@everscan/messages/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isLetterPressed } from '../lib/pressed-letter.ts';
import { currentToast, dismissToast, subscribeToToast, type ToastAction } from '../lib/toasts.ts';
import { useLatest } from '../lib/use-latest.ts';
import { Check, X } from './icons.tsx';
import { moveFocus } from './move-focus.ts';

const TICK_MS = 100;

function isUndoKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return (ctrlKey || metaKey) && !shiftKey && !altKey && isLetterPressed(event, 'z');
}

/** Whether a text field, which undoes its own changes, has the focus. */
const isInText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches(
    'textarea,[contenteditable],input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file],[type=button])',
  );

/**
 * Shows the toast over the empty part of the header, where it does not cover buttons or data; on phones, above the bar at
 * the bottom.
 */
export function Toaster() {
  const layer = useSyncExternalStore(subscribeToLayers, topLayer, () => null);
  const message = useSyncExternalStore(subscribeToToast, currentToast, () => undefined);
  const place = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const isError = message?.kind === 'error';
  const actions = [message?.action, message?.other].filter((action) => action !== undefined);

  // The timer pauses while the pointer or the focus is on the toast.
  useEffect(() => {
    if (!message) return;
    let leftMs = message.durationMs;
    const timer = setInterval(() => {
      const { current: toasts } = place;
      if (toasts?.matches(':hover') || toasts?.contains(document.activeElement)) return;
      leftMs -= TICK_MS;
      if (leftMs <= 0) dismissToast(message);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [message]);

  function run(action: ToastAction) {
    if (currentToast() !== message) return; // the second click of a double click
    dismiss();
    action.run();
  }

  // The next Tab after the toast with a button appears moves to it, and Tab at its end to what follows the element that
  // had the focus. Ctrl or Cmd + Z undoes, unless it belongs to a text field.
  const latest = useLatest({ message, run });
  useEffect(() => {
    let isNext = false;
    const handleKey = (event: KeyboardEvent) => {
      const { message, run } = latest.current;
      if (isUndoKey(event) && message?.action?.isUndo && !isInText(event.target)) {
        event.preventDefault();
        run(message.action);
      }
      if (event.key !== 'Tab') return;
      const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
      const { activeElement } = document;
      const isAtEdge = activeElement === buttons.at(event.shiftKey ? 0 : -1);
      if (isAtEdge && focusedBefore.current?.isConnected) {
        focusedBefore.current.focus({ preventScroll: true }); // from which the browser moves on
        if (event.shiftKey) event.preventDefault();
      } else if (isNext && !event.shiftKey && buttons.length > 1) {
        event.preventDefault();
        buttons[0]?.focus();
      }
      isNext = false;
    };
    const handlePress = () => {
      isNext = false;
    };
    const unsubscribe = subscribeToToast(() => {
      isNext = currentToast()?.action !== undefined;
    });
    addEventListener('keydown', handleKey);
    addEventListener('pointerdown', handlePress);
    return () => {
      unsubscribe();
      removeEventListener('keydown', handleKey);
      removeEventListener('pointerdown', handlePress);
    };
  }, [latest]);

  function dismiss() {
    if (place.current?.contains(document.activeElement)) moveFocus(focusedBefore.current);
    dismissToast(message);
  }

  if (!layer) return null;
  return createPortal(
    <section
      ref={place}
      data-toasts
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        focusedBefore.current = relatedTarget as HTMLElement | null;
      }}
      aria-label={m.notifications}
      aria-live={isError ? 'assertive' : 'polite'}
      className="toasts fixed inset-x-3 z-50 sm:top-2 sm:start-auto sm:end-18 sm:w-[min(400px,100vw-88px)] lg:end-4"
    >
      {message && (
        <div className="toast relative flex flex-wrap items-center gap-x-3 rounded-xl border border-line bg-surface py-2.5 ps-4 pe-2 shadow-float sm:grid sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:gap-x-1">
          <p
            className={`flex min-h-6 basis-full items-center gap-1.5 pe-10 font-medium text-sm sm:col-start-1 sm:min-h-0 sm:pe-0 ${isError ? 'text-danger' : ''}`}
          >
            {message.kind === 'success' && (
              <Check aria-hidden className="size-4 shrink-0 text-accent" />
            )}
            <span className="wrap-anywhere min-w-0">{message.title}</span>
          </p>
          <p className="line-clamp-3 break-words text-muted text-sm sm:col-start-1">
            {message.description}
          </p>
          {actions.length > 0 && (
            <div className="flex flex-wrap max-sm:-mx-3 sm:col-start-2 sm:row-span-2 sm:row-start-1">
              {actions.map((action) => (
                <button
                  key={action.label}
                  type="button"
                  onClick={() => run(action)}
                  className="h-11 shrink-0 rounded-md px-3 font-medium text-accent text-sm hover:bg-raised"
                >
                  {action.label}
                </button>
              ))}
            </div>
          )}
          <button
            type="button"
            aria-label={m.dismissToast}
            onClick={dismiss}
            className="absolute end-1 top-0.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink sm:static sm:col-start-3 sm:row-span-2 sm:row-start-1"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </section>,
    layer,
  );
}

/** The element in which the toast appears: an open modal dialog, because everything outside of it is inert. */
function topLayer(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Reports dialogs that open, close or are removed. */
function subscribeToLayers(listener: () => void): () => void {
  const observer = new MutationObserver((changes) => changes.some(hasDialog) && listener());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Whether a change concerns a dialog. Others are ignored, since scrolling changes rows many times a second. */
function hasDialog({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return (
    type === 'attributes' ||
    [...addedNodes, ...removedNodes].some(
      (node) => node instanceof Element && (node.matches('dialog') || node.querySelector('dialog')),
    )
  );
}
