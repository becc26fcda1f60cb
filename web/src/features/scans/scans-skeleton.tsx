import * as m from '@everscan/messages/scans';
import { Card } from '../../ui/card.tsx';

const TILES = ['scans', 'visitors', 'today'];

/** Has the size of the page, so that nothing shifts when the report has loaded. */
export function ScansSkeleton() {
  return (
    <>
      <div aria-hidden className="mb-3 h-[68px] sm:mb-6" />
      <div aria-hidden className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-6">
        {TILES.map((tile) => (
          <Card key={tile} className="h-[106px] p-4 first:max-sm:col-span-2 sm:h-[118px] sm:p-5">
            <div className="my-1 h-3 w-24 animate-pulse rounded bg-line" />
            <div className="mt-4 h-6 w-20 animate-pulse rounded bg-line" />
          </Card>
        ))}
      </div>
      <Card className="mt-3 grid h-[420px] place-items-center p-6 sm:mt-6">
        <p role="status" className="text-muted text-sm">
          {m.loading}
        </p>
      </Card>
    </>
  );
}
