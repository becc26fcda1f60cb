import { CodeError } from '@everscan/core/code-error';
import type { Design } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type DrawnCode, fileNameOf, makeCode, makeFile } from '../../lib/code-file.ts';
import { useContentType } from '../../lib/content-types.ts';
import type { Draft } from '../../lib/draft.ts';
import { useDrawing } from '../../lib/drawing.ts';
import { checkBeforeHandOut, type FileSize } from '../../lib/hand-out.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ContentFields } from './content-fields.tsx';
import type { SavedDesign } from './design/design-panel.tsx';
import { PreviewCard } from './preview-card.tsx';
import { StylePicker } from './style-picker.tsx';
import { trackDownload } from './track-download.ts';

/** What a dynamic code needs in the generator; the page knows how. */
export type DynamicParts = {
  /** Of a saved dynamic code, in place of its content: the symbol is printed and says what it says. */
  panel?: ReactNode;
  /** Below the content types while a web address is chosen. */
  choice?: ReactNode;
  /** In place of the address, for a dynamic code that is not made yet. */
  form?: ReactNode;
};

type GeneratorProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Of other codes, to be copied. */
  savedDesigns: readonly SavedDesign[];
  /** After the file has been handed out. */
  onDownloaded: () => void;
  dynamic: DynamicParts;
  /** Beside the preview's title. */
  status: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
};

const UNMADE = new CodeError('not-loaded', 'The code appears here once it is created.');

/** Makes one code: what it says and how it looks on the left, the code itself on the right. */
export function Generator(props: GeneratorProps) {
  const { draft, savedDesigns, onChange, onDownloaded, dynamic, status, children } = props;
  const { content, design } = draft;
  const [tab, setTab] = useState<'content' | 'style'>('content');
  const type = useContentType(content.type);
  const isDrawable = useDrawing(design);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made again when what it needs has come
  const code = useMemo(() => makeCode(draft), [draft, type, isDrawable]);
  const [isDesignOpen, setDesignOpen] = useState(false);
  const problem = 'problem' in code ? code.problem : undefined;
  const isUnmade = dynamic.form !== undefined && content.type === 'url';

  const isBusy = useRef(false);

  async function handleDownload() {
    if (isBusy.current || !('scene' in code)) return;
    isBusy.current = true;
    try {
      const checked = await checkedDraft(code);
      const file = checked && makeFile(checked);
      if (file) handOut(file);
    } catch {
      toast('error', 'Error', 'Failed to download QR code. Please try again.');
    } finally {
      isBusy.current = false;
    }
  }

  /** The draft that is to be handed out: as it is, with a fix, or none. */
  async function checkedDraft(drawn: DrawnCode, size?: FileSize): Promise<Draft | undefined> {
    const choice = await checkBeforeHandOut([{ code: drawn, ...size }]);
    if (choice === 'cancel') return undefined;
    return choice === 'download' ? draft : applyDesign(choice);
  }

  /** A drawn design has the level that the content asks for, which the draft does not take over. */
  function applyDesign(drawn: Design): Draft {
    const isLevelFixed = 'scene' in code && code.isLevelFixed;
    const next = { ...draft, design: { ...drawn, ...(isLevelFixed && { level: design.level }) } };
    onChange(next);
    return next;
  }

  /** What the export dialog is to draw, when anything. */
  async function checkFile(size: FileSize): Promise<DrawnCode | undefined> {
    if (!('scene' in code)) return undefined;
    const checked = await checkedDraft(code, size);
    const made = checked && makeCode(checked);
    return made && 'scene' in made ? made : undefined;
  }

  function handOut(file: Blob, extension?: string) {
    saveFile(file, fileNameOf(draft, extension));
    trackDownload(content, styleOf(design));
    onDownloaded();
  }

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_452px] xl:grid-rows-[auto_1fr]">
      <Card>
        <Tabs
          selected={tab}
          onSelect={setTab}
          panelClassName="p-5 sm:p-6"
          tabs={[
            {
              id: 'content',
              label: 'Content',
              panel: dynamic.panel ?? (
                <ContentFields
                  content={content}
                  problem={problem}
                  dynamic={dynamic}
                  onChange={(next) => onChange({ ...draft, content: next })}
                />
              ),
            },
            {
              id: 'style',
              label: 'Style',
              panel: (
                <StylePicker
                  draft={draft}
                  code={code}
                  savedDesigns={savedDesigns}
                  onChange={(next) => onChange({ ...draft, design: next })}
                  isOpen={isDesignOpen}
                  onOpenChange={setDesignOpen}
                />
              ),
            },
          ]}
        />
      </Card>
      <div className="xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <PreviewCard
          code={isUnmade ? { problem: UNMADE } : code}
          isDynamic={isUnmade || dynamic.panel !== undefined}
          onDownload={handleDownload}
          onBeforeFile={checkFile}
          onFile={handOut}
          onDesign={applyDesign}
          status={status}
        />
      </div>
      {children}
    </div>
  );
}
