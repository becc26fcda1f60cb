import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

type ConfirmProps = {
  isOpen?: boolean;
  title: string;
  text: ReactNode;
  /** The label of the button that changes nothing. */
  cancel: string;
  action: string;
  isPending?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something is lost. */
export function Confirm(props: ConfirmProps) {
  const { isOpen = true, title, text, cancel, action, isPending = false } = props;
  const id = useId();
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen={isOpen}
      onClose={props.onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <h2 id={`${id}title`} className="font-semibold text-lg [overflow-wrap:anywhere]">
        {title}
      </h2>
      <p
        id={`${id}text`}
        className="mt-2 text-muted text-sm leading-6 [overflow-wrap:anywhere] empty:hidden"
      >
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={props.onClose}>
          {cancel}
        </Button>
        <Button look="danger" isBusy={isPending} onClick={props.onConfirm}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
