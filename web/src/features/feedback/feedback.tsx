import { MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { CloseButton } from '../../ui/close-button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Unavailable } from './unavailable.tsx';
import { useClearance } from './use-clearance.ts';
import { useDismissal } from './use-dismissal.ts';

const loadForm = () => import('./feedback-form.tsx');

/** A button at the bottom right and its panel. Loaded for signed-in users. */
export default function Feedback({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  // Once opened, the form stays mounted, and keeps what was typed while the panel is hidden.
  const [hasOpened, setHasOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function open() {
    setOpen(true);
    setHasOpened(true);
  }
  function close() {
    setOpen(false);
    setUnavailable(false);
    // The focus returns to the button unless it has moved on to another field.
    const focused = document.activeElement as HTMLElement | null;
    const isElsewhere = focused && focused.tabIndex >= 0 && !place.current?.contains(focused);
    if (!isElsewhere) button.current?.focus();
  }
  useDismissal(place, isOpen, close);
  useClearance(button);

  return (
    <>
      {/* Room to scroll the end of the page clear of the button. */}
      <div aria-hidden className="h-16 lg:hidden print:hidden" />
      <div ref={place} className="print:hidden">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls="feedback-panel"
          onClick={isOpen ? close : open}
          className="above-covered fixed right-4 z-30 inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line bg-surface font-medium text-sm shadow-float transition-colors hover:bg-raised lg:right-6 lg:px-4"
        >
          <MessageSquare aria-hidden className="size-4 text-accent" />
          <span className="max-lg:sr-only">Feedback</span>
        </button>
        <div
          id="feedback-panel"
          role="dialog"
          aria-labelledby="feedback-title"
          hidden={!isOpen}
          className="feedback-panel overlay-in fixed right-4 z-40 w-[min(340px,100vw-32px)] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-5 shadow-float lg:right-6"
        >
          <h2 id="feedback-title" className="pr-8 font-semibold leading-8">
            Feedback
          </h2>
          {isUnavailable && <Unavailable onClose={close} />}
          <div hidden={isUnavailable} className="min-h-[286px]">
            {hasOpened && (
              <LazyPart
                load={loadForm}
                email={email}
                isShown={isOpen}
                onSent={close}
                onUnavailable={() => setUnavailable(true)}
              />
            )}
            <CloseButton onClick={close} />
          </div>
        </div>
      </div>
    </>
  );
}
