import * as m from '@everscan/messages/download';
import { Button } from '../../../ui/button.tsx';
import { Check, Copy } from '../../../ui/icons.tsx';

type CopyButtonProps = { label: string; isBusy: boolean; isDone: boolean; onClick: () => void };

export function CopyButton({ label, isBusy, isDone, onClick }: CopyButtonProps) {
  const Icon = isDone ? Check : Copy;
  return (
    <Button look="secondary" isBusy={isBusy} onClick={onClick}>
      <Icon aria-hidden className="size-4" />
      {isDone ? m.copied : label}
    </Button>
  );
}
