import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type LoadNoticeProps = { isTrying: boolean; onRetry: () => void; isWrong: boolean };

/** Why there is nothing to see. */
export function LoadNotice({ isTrying, onRetry, isWrong }: LoadNoticeProps) {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-danger/40 bg-danger-soft p-4"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-56 text-sm leading-5">
        <span className="font-medium">Nothing could be loaded.</span>{' '}
        {isWrong
          ? 'Please choose other days: the first must not be after the last.'
          : 'The server did not answer as it should.'}
      </p>
      <Button look="secondary" disabled={isTrying} onClick={onRetry}>
        {isTrying ? 'Trying...' : 'Try again'}
      </Button>
    </div>
  );
}
