import * as m from '@everscan/messages/ui';
import { X } from './icons.tsx';

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={m.close}
      onClick={onClick}
      className="absolute top-5 end-5 grid size-8 pointer-coarse:top-3.5 pointer-coarse:end-3.5 pointer-coarse:size-11 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}
