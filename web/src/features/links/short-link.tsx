import * as m from '@everscan/messages/links';
import { notCopied } from '@everscan/messages/security';
import { errorTitle } from '@everscan/messages/ui';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { toast } from '../../lib/toasts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ChartNoAxesColumn, Check, Copy } from '../../ui/icons.tsx';

const COPIED_MS = 2000;

type ShortLinkProps = { projectId: string; shortUrl: string };

/** The short link in the symbol, with a copy button and a link to its scans. */
export function ShortLink({ projectId, shortUrl }: ShortLinkProps) {
  // Parsing turns the host to lower case. The upper case of the link only makes the symbol smaller.
  const { href, host, pathname } = new URL(shortUrl);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(href); // throws without HTTPS, where `clipboard` is undefined
      setCopied(true);
    } catch {
      toast('error', errorTitle, notCopied);
    }
  }

  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{m.shortLink}</p>
      <div className="flex flex-wrap gap-2">
        <output
          aria-label={m.shortLink}
          className="flex min-h-10 min-w-0 flex-1 basis-56 select-all items-center break-all rounded-lg border border-line bg-raised px-3 py-2 text-sm"
        >
          {host}
          {pathname}
        </output>
        <Button look="secondary" onClick={copy}>
          {isCopied ? (
            <Check aria-hidden className="size-4 text-accent" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          <span aria-live="polite">{isCopied ? m.copied : m.copy}</span>
        </Button>
        <RouterLink to={`/scans?project=${projectId}`} className={buttonLook('secondary')}>
          <ChartNoAxesColumn aria-hidden className="size-4" />
          {m.scans}
        </RouterLink>
      </div>
    </div>
  );
}
