import { Card } from '../../ui/card.tsx';

const TILES = ['total', 'anonymous', 'registered', 'popular'];
const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Shown until the session is known. */
export function DashboardSkeleton() {
  return (
    <>
      <div className="mb-6 h-12 border-line border-b" />
      <OverviewSkeleton />
    </>
  );
}

/** Has the size of the overview, so that nothing shifts when the figures have loaded. */
export function OverviewSkeleton() {
  return (
    <>
      <div aria-hidden className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
        {TILES.map((tile) => (
          <Card key={tile} className="p-4 sm:p-5">
            <Line className="my-1 h-3 w-24" />
            <Line className="mt-4 mb-2 h-6 w-20" />
            <Line className="mt-3 mb-0.5 h-2.5 w-28" />
          </Card>
        ))}
      </div>
      <Card className="mt-3 flex h-[733px] flex-col p-5 sm:mt-6 sm:p-6 lg:h-[470px]">
        <Line className="my-1 h-4 w-56 max-w-full" />
        <Loading className="grid flex-1 place-items-center" />
      </Card>
    </>
  );
}

export function GenerationsSkeleton() {
  return (
    <Card className="relative mt-6 overflow-hidden">
      <div className="absolute inset-x-0 top-[95px] z-10 grid place-items-center">
        <Loading className="rounded-full border border-line bg-surface px-4 py-1.5" />
      </div>
      {ROWS.map((row) => (
        <div
          key={row}
          aria-hidden
          className="flex h-[53px] items-center gap-8 border-line border-t px-5 first:border-t-0"
        >
          <Line className="h-3 w-32" />
          <Line className="hidden h-3 w-12 sm:block" />
          <Line className="hidden h-3 w-16 sm:block" />
          <Line className="h-3 flex-1" />
        </div>
      ))}
    </Card>
  );
}

function Loading({ className }: { className: string }) {
  return (
    <p role="status" className={`text-muted text-sm ${className}`}>
      Loading analytics...
    </p>
  );
}

function Line({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded bg-line ${className}`} />;
}
