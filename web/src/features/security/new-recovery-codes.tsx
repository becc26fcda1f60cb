import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/security';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.tsx';
import { CopyButton } from './copy-button.tsx';

type NewRecoveryCodesProps = { email: string; codes: readonly string[]; onSaved: () => void };

/** Shows new recovery codes, which the server returns only once. */
export function NewRecoveryCodes({ email, codes, onSaved }: NewRecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  function handleDownload() {
    const file = `${m.codesFileTitle(site.name, email)}\n\n${text}\n`;
    saveFile(new Blob([file], { type: 'text/plain' }), 'recovery-codes.txt');
  }
  return (
    <div className="mt-4 rounded-xl border border-line bg-raised p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="font-medium text-sm outline-none">
        {m.codesTitle}
      </h3>
      <p className="mt-1 text-muted text-sm leading-6">{m.codesText}</p>
      <ul dir="ltr" className="mt-3 grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" onClick={handleDownload}>
          <Download aria-hidden className="size-4" /> {m.downloadCodes}
        </Button>
        <CopyButton text={text} label={m.copyCodes} />
        <Button onClick={onSaved}>{m.codesSaved}</Button>
      </div>
    </div>
  );
}
