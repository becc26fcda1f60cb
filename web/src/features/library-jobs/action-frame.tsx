import * as m from '@everscan/messages/library-jobs';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '../../codes/fault-text.ts';
import { messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Modal } from '../../ui/modal.tsx';

type ActionFrameProps = {
  title: string;
  /** The number of selected codes. */
  count: number;
  submitLabel: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  isWide?: boolean;
  /** Starts the change. If it throws, the form stays and shows the error. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of an action: its name, the number of codes, its fields and its button. */
export function ActionFrame(props: ActionFrameProps) {
  const { title, count, submitLabel, isDanger, isDisabled, isWide, onSubmit, onClose } = props;
  const id = useId();
  const [error, setError] = useState<string>();
  const [submit, isBusy] = useAction(async () => {
    setError(undefined);
    try {
      await onSubmit();
    } catch (failure) {
      setError(await errorText(failure, messageOf(failure, m.notStarted)));
    }
  });
  return (
    <Modal
      from="centre"
      isOpen
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className={isWide ? 'w-[min(640px,calc(100vw-32px))]' : ''}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 id={`${id}-title`} className="font-semibold text-lg">
          {title}
        </h2>
        <p className="mt-1 text-muted text-sm">{m.codesSelected(count)}</p>
        <div className="mt-5 space-y-4">
          {props.children}
          {error && <FormAlert>{error}</FormAlert>}
        </div>
        <div className="mt-6 flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button
            type="submit"
            look={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
