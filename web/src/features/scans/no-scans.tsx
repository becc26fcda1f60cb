import { ScanLine } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

/** Explains an empty page, and what to do. */
export function NoScans({ hasCodes }: { hasCodes: boolean }) {
  return (
    <Card className="mt-3 flex min-h-[320px] flex-col items-center justify-center p-6 text-center sm:mt-6">
      <span className="grid size-11 place-items-center rounded-full bg-raised text-muted">
        <ScanLine aria-hidden className="size-5" />
      </span>
      <h2 className="mt-4 font-semibold text-lg">
        {hasCodes ? 'No scans yet' : 'You have no dynamic code yet'}
      </h2>
      <p className="mt-1 max-w-sm text-muted text-sm leading-6">
        {hasCodes
          ? 'Scan one of your dynamic codes: the scan appears here within seconds. Or choose another period above.'
          : 'Only dynamic codes count scans. Create one to see how often, when and where it is scanned.'}
      </p>
      {!hasCodes && (
        <ButtonLink to="/" className="mt-5">
          Create a code
        </ButtonLink>
      )}
    </Card>
  );
}
