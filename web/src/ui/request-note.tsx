import * as m from '@everscan/messages/failure';
import { useState } from 'react';
import { lastFailure } from '../lib/call.ts';
import { Button } from './button.tsx';
import { Check, Copy } from './icons.tsx';
import { RichText } from './rich-text.tsx';

/** An older failed request is probably unrelated to the failure of the page. */
const RECENT_MS = 60_000;

/** Shows the id of the last failed request, if it is recent, for a message to the operator. */
export default function RequestNote() {
  const [isCopied, setCopied] = useState(false);
  const [id] = useState(findRecentId);
  if (!id) return null;
  const copy = () =>
    // `clipboard` is absent without HTTPS, but the id can still be selected.
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
