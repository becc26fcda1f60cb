import * as m from '@everscan/messages/projects';
import type { SaveStatus as Status } from '../../lib/saver.ts';
import { Check, CircleAlert, LoaderCircle } from '../../ui/icons.tsx';

type SaveStatusProps = {
  /** `undefined` for a code that is not saved. */
  status: Status | 'signed-out' | undefined;
  onSave: () => void;
  onRetry: () => void;
  onSignIn: () => void;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
};

/** Shows whether the last edit has been saved, and buttons to resolve a problem. */
export default function SaveStatus({ status, ...on }: SaveStatusProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {status === undefined && (
        <>
          {m.notSavedYet} <TextButton onClick={on.onSave}>{m.save}</TextButton>
        </>
      )}
      {status === 'saved' && (
        <>
          <Check aria-hidden className="size-4 text-accent" /> {m.saved}
        </>
      )}
      {status === 'saving' && (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin" /> {m.saving}
        </>
      )}
      {status === 'failed' && (
        <>
          <CircleAlert aria-hidden className="size-4 text-danger" /> {m.notSaved}
          <TextButton onClick={on.onRetry}>{m.tryAgain}</TextButton>
        </>
      )}
      {status === 'signed-out' && (
        <>
          <CircleAlert aria-hidden className="size-4 text-danger" /> {m.signedOut}
          <TextButton onClick={on.onSignIn}>{m.signInToSave}</TextButton>
        </>
      )}
      {status === 'conflict' && (
        <>
          <CircleAlert aria-hidden className="size-4 text-danger" /> {m.editedElsewhere}
          <TextButton onClick={on.onTakeTheirs}>{m.loadTheirs}</TextButton>
          <TextButton onClick={on.onOverwrite}>{m.keepMine}</TextButton>
        </>
      )}
    </div>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded font-medium text-accent underline underline-offset-4"
    >
      {children}
    </button>
  );
}
