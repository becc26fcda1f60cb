import * as m from '@everscan/messages/sheets';
import { CloseButton } from '../../ui/close-button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { SheetItem } from './sheet-item.ts';

const loadForm = () => import('./sheet-form.tsx');

type SheetMakerProps = {
  /** The codes to print, at least one. Their logos must be loaded. */
  items: readonly SheetItem[];
  /** Called with the codes of a file that has been saved. */
  onSaved?: (items: readonly SheetItem[]) => void;
  onClose: () => void;
};

/** Prints codes on label sheets, in a dialog whose form loads when it opens. */
export function SheetMaker({ items, onSaved, onClose }: SheetMakerProps) {
  return (
    <Modal
      isOpen
      from="centre"
      onClose={onClose}
      aria-labelledby="sheets-title"
      className="max-h-[calc(100dvh-32px)] w-[min(1040px,calc(100vw-32px))]! overflow-y-auto max-sm:p-4"
    >
      <h2 id="sheets-title" className="pe-8 font-semibold text-lg">
        {m.printOnLabels}
      </h2>
      <p className="mt-1 pe-8 text-muted text-sm">{m.intro(items.length)}</p>
      <div className="mt-5 min-h-[560px]">
        <LazyPart load={loadForm} items={items} onSaved={onSaved} />
      </div>
      <CloseButton onClick={onClose} />
    </Modal>
  );
}
