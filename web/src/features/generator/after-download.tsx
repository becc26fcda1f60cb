import { plans } from '@everscan/contract/plans';
import * as m from '@everscan/messages/generator';
import { fixAndSaveAgain, savedButHard } from '@everscan/messages/scan';
import { causeWords, fixLabel } from '@everscan/messages/words/scan-check';
import { useRef, useState } from 'react';
import type { DrawnCode } from '../../codes/code-file.ts';
import type { DownloadSource } from '../../codes/download-code.ts';
import { useScanCheck } from '../../codes/use-scan-check.ts';
import { Button } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { Check, Share, TriangleAlert } from '../../ui/icons.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import { canShareFiles } from './can-share-files.ts';
import { CopyButton } from './export/copy-button.tsx';
import { leastWidthText } from './export/least-width.ts';
import { corrected } from './save-code.ts';
import { useSave } from './use-save.ts';

/** A file that was just saved. */
export type SavedFile = {
  readonly file: Blob;
  readonly name: string;
  /** The content of its symbol. */
  readonly text: string;
};

type AfterDownloadProps = {
  code: DrawnCode;
  saved: SavedFile;
  onRegister: (() => void) | undefined;
  source: DownloadSource | undefined;
  onClose: () => void;
};

/** Advice on a saved file: its smallest print size, a test with a phone, and ways to copy or share it. */
export default function AfterDownload({
  code,
  saved,
  source,
  onRegister,
  onClose,
}: AfterDownloadProps) {
  const { verdict } = useScanCheck(code);
  const isHard = verdict?.rating === 'hard' || verdict?.rating === 'unreadable';
  const save = useSave(source);
  const fix = isHard ? verdict.fix : undefined;
  const ref = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<SavedFile>();
  const [problem, setProblem] = useState('');
  const file = new File([saved.file], saved.name, { type: saved.file.type });

  async function copy() {
    setProblem('');
    try {
      await navigator.clipboard.write([new ClipboardItem({ [saved.file.type]: saved.file })]);
      setCopied(saved);
    } catch {
      setProblem(m.copyingRefused);
    }
  }
  async function share() {
    setProblem('');
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) setProblem(m.fileNotShared);
    }
  }
  function close() {
    const preview = ref.current?.closest('[role=status]')?.parentElement;
    moveFocus(preview?.querySelector<HTMLElement>('[data-download]'));
    onClose();
  }

  return (
    <section
      ref={ref}
      aria-label={m.savedSection}
      className="relative mt-4 rounded-xl border border-line bg-raised/50 p-4 text-sm leading-5"
    >
      <p className="flex gap-2 pe-8 font-medium">
        {isHard ? (
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        ) : (
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        )}
        <span className="min-w-0 break-words">
          {isHard
            ? savedButHard(verdict.causes.map((id) => causeWords[id].label)[0])
            : m.savedFile(saved.name)}
        </span>
      </p>
      {!isHard && (
        <p className="mt-1 pe-8 ps-6 text-muted">{m.printAtLeast(leastWidthText(code.scene))}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 ps-6 empty:hidden">
        {fix && (
          <Button
            className="h-auto! min-h-10 py-1.5"
            onClick={() => save({ source: source && corrected(source, fix.design) })}
          >
            {fixAndSaveAgain(fixLabel(fix))}
          </Button>
        )}
        {/* PNG is the only image format that every browser can copy. */}
        {!fix && saved.file.type === 'image/png' && (
          <CopyButton
            label={m.copySavedImage}
            isBusy={false}
            isDone={copied === saved}
            onClick={copy}
          />
        )}
        {!fix && canShareFiles() && (
          <Button look="secondary" onClick={share}>
            <Share aria-hidden className="size-4" />
            {m.shareFile}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 ps-6 text-danger empty:hidden">
        {problem}
      </p>
      {onRegister && (
        <p className="in-data-registration:hidden mt-3 border-line border-t pt-3 ps-6 text-muted">
          {m.accountBenefit(plans.free.savedCodes)}{' '}
          <button
            type="button"
            onClick={onRegister}
            className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {m.signUp}
          </button>
        </p>
      )}
      <span className="absolute -top-2.5 -end-2.5 size-15">
        <CloseButton onClick={close} />
      </span>
    </section>
  );
}
