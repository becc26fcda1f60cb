import * as m from '@everscan/messages/security';
import * as ui from '@everscan/messages/ui';
import { useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Check, Copy } from '../../ui/icons.tsx';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast('error', ui.errorTitle, m.notCopied);
    }
  }
  const Icon = isCopied ? Check : Copy;
  return (
    <Button look="secondary" onClick={handleClick}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{isCopied ? m.copied : label}</span>
    </Button>
  );
}
