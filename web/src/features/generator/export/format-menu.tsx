import { type ExportFormatId, exportFormats } from '@everscan/core/export/index';
import * as m from '@everscan/messages/download';
import { SlidersHorizontal } from '../../../ui/icons.tsx';
import { MENU_ITEM } from '../../../ui/popover-menu.tsx';
import { KINDS, KindHeading } from './format-kinds.tsx';
import { useLastFormat } from './last-format.ts';

type FormatMenuProps = {
  /** Whether the code is created with its first file. */
  isNew: boolean;
  /** Saves a file in the format. */
  onSave: (id: ExportFormatId) => void;
  /** Opens the dialog with sizes and print advice. */
  onMore: () => void;
};

/** All formats with a click each. */
export default function FormatMenu({ isNew, onSave, onMore }: FormatMenuProps) {
  const last = useLastFormat();
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind} className="px-2 pt-2">
          <p className="mb-1.5 text-sm">
            <KindHeading kind={kind} />
          </p>
          <div className="grid grid-cols-3 gap-2">
            {exportFormats
              .filter((format) => format.kind === kind)
              .map(({ id, label }) => (
                <button
                  key={id}
                  type="button"
                  aria-label={isNew ? m.createAndDownloadFormat(label) : m.downloadFormat(label)}
                  onClick={() => onSave(id)}
                  className={`h-11 rounded-lg border font-medium text-sm hover:bg-raised ${id === last ? 'border-accent' : 'border-line'}`}
                >
                  {label}
                </button>
              ))}
          </div>
        </div>
      ))}
      <div className="mt-3 border-line border-t pt-1">
        <button type="button" onClick={onMore} className={MENU_ITEM}>
          <SlidersHorizontal aria-hidden className="size-4 shrink-0 text-muted" />
          {m.moreOptions}
        </button>
      </div>
    </>
  );
}
