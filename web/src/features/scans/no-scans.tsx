import * as m from '@everscan/messages/scans';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ScanLine } from '../../ui/icons.tsx';

/** Explains why the page is empty, and what the visitor can do. */
export function NoScans({ hasCodes }: { hasCodes: boolean }) {
  return (
    <Card className="mt-3 flex min-h-[320px] flex-col items-center justify-center p-6 text-center sm:mt-6">
      <span className="grid size-11 place-items-center rounded-full bg-raised text-muted">
        <ScanLine aria-hidden className="size-5" />
      </span>
      <h2 className="mt-4 font-semibold text-lg">{hasCodes ? m.noScans : m.noCodes}</h2>
      <p className="mt-1 max-w-sm text-muted text-sm leading-6">
        {hasCodes ? m.noScansHint : m.noCodesHint}
      </p>
      {!hasCodes && (
        <ButtonLink to="/" className="mt-5">
          {m.createCode}
        </ButtonLink>
      )}
    </Card>
  );
}
