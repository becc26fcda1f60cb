import * as m from '@everscan/messages/library';

const ROWS = ['w-2/5', 'w-1/3', 'w-1/2', 'w-1/4', 'w-2/5', 'w-1/3'];

/** Stands in for the table until the first codes have loaded. */
export function LibrarySkeleton() {
  return (
    <div role="status" aria-label={m.loading} className="lg:mt-11">
      {ROWS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={index} className="flex h-16 items-center gap-4 border-line border-b ps-13">
          <span className="size-12 rounded-md bg-raised" />
          <span className={`h-3.5 rounded bg-line ${width}`} />
        </div>
      ))}
    </div>
  );
}
