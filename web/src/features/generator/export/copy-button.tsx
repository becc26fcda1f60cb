import * as m from '@everscan/messages/download';
import { Check, Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

type CopyButtonProps = { label: string; isBusy: boolean; isDone: boolean; onClick: () => void };

export function CopyButton({ label, isBusy, isDone, onClick }: CopyButtonProps) {
  const Icon = isDone ? Check : Copy;
  return (
    <Button look="secondary" disabled={isBusy} onClick={onClick}>
      <Icon aria-hidden className="size-4" />
      {isDone ? m.copied : label}
    </Button>
  );
}
