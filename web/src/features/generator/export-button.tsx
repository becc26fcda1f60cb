import type { ExportFormatId } from '@everscan/core/export/index';
import * as m from '@everscan/messages/download';
import { useState } from 'react';
import type { Code } from '../../codes/code-file.ts';
import type { DownloadSource } from '../../codes/download-code.ts';
import { useFaultText } from '../../codes/fault-text.ts';
import { buttonLook } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { ChevronDown } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import { useSave } from './use-save.ts';

const loadMenu = () => import('./export/format-menu.tsx');
const loadForm = () => import('./export/export-form.tsx');

type ExportButtonProps = { code: Code; source: DownloadSource | undefined };

/** A menu of all formats. Sizes and print advice are in a dialog, whose form loads when it opens. */
export function ExportButton({ code, source }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const save = useSave(source);
  const close = () => setOpen(false);
  const problem = useFaultText('problem' in code && isOpen ? code.problem.fault : undefined);
  return (
    <>
      <PopoverMenu
        label={m.formats}
        disabled={!source}
        buttonClassName={`${buttonLook('secondary')} h-11! grow gap-1! px-3! @min-[380px]:grow-0`}
        trigger={
          <>
            {m.formats}
            <ChevronDown aria-hidden className="size-4" />
          </>
        }
        className="w-72 max-w-[calc(100vw-32px)]"
      >
        {(closeMenu) => (
          <LazyPart
            load={loadMenu}
            isNew={source?.create !== undefined}
            loading={<div className="h-62" />}
            onSave={(format: ExportFormatId) => {
              closeMenu();
              save({ format });
            }}
            onMore={() => {
              closeMenu();
              setOpen(true);
            }}
          />
        )}
      </PopoverMenu>
      {isOpen && source && (
        <Modal
          isOpen
          from="centre"
          onClose={close}
          aria-labelledby="export-title"
          className="max-h-[calc(100dvh-32px)] overflow-y-auto"
        >
          <h2 id="export-title" className="pe-8 font-semibold text-lg">
            {m.downloadAs}
          </h2>
          <p className="mt-1 pe-8 text-muted text-sm">{m.formatsAreFree}</p>
          <div className="mt-5 min-h-[520px]">
            {'scene' in code ? (
              <LazyPart load={loadForm} source={source} />
            ) : (
              <p className="text-muted text-sm">{problem}</p>
            )}
          </div>
          <CloseButton onClick={close} />
        </Modal>
      )}
    </>
  );
}
