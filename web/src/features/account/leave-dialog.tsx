import * as m from '@everscan/messages/account';
import { deletedNames } from '@everscan/messages/projects';
import { Confirm } from '../../ui/confirm.tsx';

type LeaveDialogProps = {
  /** The names of the codes with changes that could not be saved. */
  lost: readonly string[];
  onClose: () => void;
  onLeave: () => void;
};

/** Asks before a sign-out deletes changes that could not be saved. */
export default function LeaveDialog({ lost, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Confirm
      title={m.leaveTitle}
      text={m.leaveText(deletedNames(lost))}
      cancel={m.stay}
      action={m.leaveAndLose(lost.length)}
      onClose={onClose}
      onConfirm={onLeave}
    />
  );
}
