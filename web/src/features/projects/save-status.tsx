import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { SaveStatus as Status } from '../../lib/saver.ts';

type SaveStatusProps = {
  /** `undefined` for a code that is not saved. */
  status: Status | 'signed-out' | undefined;
  onSave: () => void;
  onRetry: () => void;
  onSignIn: () => void;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
};

/** Shows whether the last edit is saved, and what to do if it is not. */
export default function SaveStatus({ status, ...on }: SaveStatusProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {status === undefined && (
        <>
          Not saved yet <TextButton onClick={on.onSave}>Save</TextButton>
        </>
      )}
      {status === 'saved' && (
        <>
          <Check aria-hidden className="size-4 text-accent" /> Saved
        </>
      )}
      {status === 'saving' && (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin" /> Saving…
        </>
      )}
      {status === 'failed' && (
        <>
          <CircleAlert aria-hidden className="size-4 text-danger" /> Not saved
          <TextButton onClick={on.onRetry}>Try again</TextButton>
        </>
      )}
      {status === 'signed-out' && (
        <>
          <CircleAlert aria-hidden className="size-4 text-danger" /> You are signed out
          <TextButton onClick={on.onSignIn}>Sign in to save</TextButton>
        </>
      )}
      {status === 'conflict' && (
        <>
          <CircleAlert aria-hidden className="size-4 text-danger" /> Edited on another device
          <TextButton onClick={on.onTakeTheirs}>Load that version</TextButton>
          <TextButton onClick={on.onOverwrite}>Keep mine</TextButton>
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
