import * as m from '@everscan/messages/projects';

const ROWS = ['w-3/4', 'w-1/2', 'w-2/3'];

export function ProjectListSkeleton() {
  return (
    <ul aria-label={m.listLoading} aria-busy="true" className="space-y-2">
      {ROWS.map((width) => (
        <li key={width} className="flex h-9 items-center">
          <span className={`h-3.5 animate-pulse rounded bg-line ${width}`} />
        </li>
      ))}
    </ul>
  );
}
