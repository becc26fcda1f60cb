import * as m from '@everscan/messages/failure';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { lastFailure } from '../lib/call.ts';
import { Button } from './button.tsx';
import { RichText } from './rich-text.tsx';

/** A request that failed earlier probably has nothing to do with the page's failure. */
const RECENT_MS = 60_000;

/** The id of the last request that failed, if one did just now, for a message to the operator. */
export default function RequestNote() {
  const [isCopied, setCopied] = useState(false);
  const [id] = useState(findRecentId);
  if (!id) return null;
  const copy = () =>
    // Absent without https; the id can still be selected.
    navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => {},
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

function findRecentId(): string | undefined {
  const { id, at } = lastFailure() ?? {};
  return id && Date.now() - Number(at) < RECENT_MS ? id : undefined;
}
