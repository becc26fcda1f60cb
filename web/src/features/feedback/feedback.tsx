import * as m from '@everscan/messages/feedback';
import { useRef, useState } from 'react';
import { CloseButton } from '../../ui/close-button.tsx';
import { MessageSquare } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Unavailable } from './unavailable.tsx';
import { useDismissal } from './use-dismissal.ts';

const loadForm = () => import('./feedback-form.tsx');

type FeedbackProps = {
  userId: number;
  email: string;
  /** Called when the server refuses the user, whose session may have ended. */
  onRefused: () => void;
};

/**
 * A button at the bottom right, and its panel. Loaded only for signed-in users. The button fits into the margin
 * beside the page; phones have no margin, so there it is at the end of the page.
 */
export default function Feedback({ userId, email, onRefused }: FeedbackProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  // After the first opening the form stays mounted, so that it keeps the typed text while the panel is hidden.
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
    // Returns the focus to the button, unless it has moved to another field.
    const focused = document.activeElement as HTMLElement | null;
    const isElsewhere = focused && focused.tabIndex >= 0 && !place.current?.contains(focused);
    if (!isElsewhere) button.current?.focus();
  }
  useDismissal(place, isOpen, close);

  return (
    <div ref={place} className="max-sm:flex max-sm:justify-end max-sm:p-4 print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="feedback-panel"
        onClick={isOpen ? close : open}
        className="above-covered inline-flex items-center justify-center gap-2 border border-line bg-surface font-medium text-sm transition-colors hover:bg-raised max-sm:h-11 max-sm:rounded-full max-sm:px-4 sm:fixed ltr:sm:right-0 rtl:sm:left-0 sm:z-30 sm:w-7 ltr:sm:rounded-l-lg rtl:sm:rounded-r-lg lg:max-xl:w-6 ltr:sm:border-r-0 rtl:sm:border-l-0 sm:px-3 sm:text-xs sm:[writing-mode:vertical-rl]"
      >
        <MessageSquare aria-hidden className="size-4 text-accent sm:hidden" />
        {m.title}
      </button>
      <div
        id="feedback-panel"
        role="dialog"
        aria-labelledby="feedback-title"
        hidden={!isOpen}
        className="feedback-panel overlay-in fixed end-4 z-40 w-[min(340px,100vw-32px)] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-5 shadow-float sm:end-10"
      >
        <h2 id="feedback-title" className="pe-8 font-semibold leading-8">
          {m.title}
        </h2>
        {isUnavailable && <Unavailable onClose={close} />}
        <div hidden={isUnavailable} className="min-h-[286px]">
          {hasOpened && (
            <LazyPart
              load={loadForm}
              userId={userId}
              email={email}
              isShown={isOpen}
              onSent={close}
              onRefused={onRefused}
              onUnavailable={() => setUnavailable(true)}
            />
          )}
          <CloseButton onClick={close} />
        </div>
      </div>
    </div>
  );
}
