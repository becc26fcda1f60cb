import { Button } from '../../ui/button.tsx';
import { SearchX } from '../../ui/icons.tsx';

type NoGenerationsProps = {
  /** Whether the server has confirmed that the list is empty. */
  isKnown: boolean;
  isFiltered: boolean;
  onClear: () => void;
};

/** Shown in place of an empty table. */
export function NoGenerations({ isKnown, isFiltered, onClear }: NoGenerationsProps) {
  const canClear = isKnown && isFiltered;
  return (
    <div className="flex min-h-72 flex-col items-center justify-center px-6 py-12 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-raised text-muted">
        <SearchX aria-hidden className="size-5" />
      </span>
      <h2 className="mt-4 font-semibold text-base">
        {canClear ? 'No QR codes match these filters' : 'No QR codes to show'}
      </h2>
      <p className="mt-1 max-w-sm text-muted text-sm leading-6">
        {canClear
          ? 'Try another type, style or user, or show all.'
          : isKnown
            ? 'Every downloaded code appears here.'
            : 'They appear here once they have loaded.'}
      </p>
      {canClear && (
        <Button look="secondary" className="mt-5" onClick={onClear}>
          Show all
        </Button>
      )}
    </div>
  );
}
