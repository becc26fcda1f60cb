import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

type SaveRowProps = {
  label: string;
  /** There is something to save. */
  isDirty: boolean;
  isSaving: boolean;
  isSaved: boolean;
  error: string | undefined;
  children?: ReactNode;
};

/** The submit button of a form, and the outcome. */
export function SaveRow({ label, isDirty, isSaving, isSaved, error, children }: SaveRowProps) {
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look={isDirty ? 'primary' : 'secondary'}
          disabled={!isDirty || isSaving}
        >
          {isSaving ? 'Saving…' : label}
        </Button>
        {children}
        <span role="status" className="flex items-center gap-1.5 text-muted text-sm">
          {isSaved && !isDirty && (
            <>
              <Check aria-hidden className="size-4 text-accent" /> Saved
            </>
          )}
        </span>
      </div>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
