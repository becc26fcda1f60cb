import { Card } from '../../ui/card.tsx';

/** As large as a reported code. */
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
