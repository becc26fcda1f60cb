import * as m from '@everscan/messages/failure';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { lastFailedRequestId } from '../lib/call.ts';
import { Button } from './button.tsx';
import { RichText } from './rich-text.tsx';

/** The id of the request that failed, if one did, for a message to the operator. */
export default function RequestNote() {
  const [isCopied, setCopied] = useState(false);
  const id = lastFailedRequestId();
  if (id === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => {}, // the id can still be selected
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 text-sm sm:justify-center">
      <p>
        <RichText
          text={m.requestNumber(id)}
          parts={{
            id: (text) => (
              <code dir="ltr" className="select-all font-mono text-ink">
                {text}
              </code>
            ),
          }}
        />
      </p>
      <Button look="secondary" onClick={copy}>
        <Icon aria-hidden className="size-4" />
        <span aria-live="polite">{isCopied ? m.requestCopied : m.copyRequest}</span>
      </Button>
    </div>
  );
}
