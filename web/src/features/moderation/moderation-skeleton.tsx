import { Card } from '../../ui/card.tsx';

/** Has the size of a reported code, so that nothing shifts when the reports have loaded. */
export function ModerationSkeleton() {
  return (
    <>
      <p className="font-semibold text-lg">Open</p>
      <Card className="mt-4 grid h-64 place-items-center text-muted text-sm">
        <p role="status">Loading...</p>
      </Card>
    </>
  );
}
