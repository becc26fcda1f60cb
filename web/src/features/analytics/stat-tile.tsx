type StatTileProps = { label: string; value: string; note: string };

/** One figure with its label and a note. */
export function StatTile({ label, value, note }: StatTileProps) {
  return (
    <div className="rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-5">
      <dt className="truncate text-muted text-sm">{label}</dt>
      <dd className="mt-2">
        <span className="block truncate font-semibold text-2xl tabular-nums leading-8 tracking-tight sm:text-[28px]">
          {value}
        </span>
        <span className="mt-1 block text-muted text-xs tabular-nums leading-4">{note}</span>
      </dd>
    </div>
  );
}
