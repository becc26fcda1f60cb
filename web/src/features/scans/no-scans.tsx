import { ScanLine } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

/** What to do where there is nothing to see yet. */
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
          ? 'Print it and scan it once: the scan shows up here within seconds. Or choose other days above.'
          : 'Scans are counted of dynamic codes. Make a URL code, switch it to dynamic, and it leads through a short link whose target you can change at any time.'}
      </p>
      {!hasCodes && (
        <ButtonLink to="/" className="mt-5">
          Make a code
        </ButtonLink>
      )}
    </Card>
  );
}
