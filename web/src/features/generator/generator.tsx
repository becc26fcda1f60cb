import type { Content, ContentTypeId } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import * as m from '@everscan/messages/generator';
import {
  type ReactNode,
  type RefCallback,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  type Code,
  type DrawnCode,
  fileNameOf,
  loadCode,
  makeCode,
} from '../../codes/code-file.ts';
import { useContentType } from '../../codes/content-types.ts';
import type { DownloadSource } from '../../codes/download-code.ts';
import type { Draft } from '../../codes/draft.ts';
import { useDrawing } from '../../codes/drawing.ts';
import { settleSamples } from '../../codes/sample-question.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Card } from '../../ui/card.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { SavedFile } from './after-download.tsx';
import { ContentFields } from './content-fields.tsx';
import type { BrandUse, DesignPart, SavedDesign, ShownDesign } from './design/design-panel.tsx';
import type { KitUse } from './design/kits-section.tsx';
import { CodeDock } from './dock/code-dock.tsx';
import type { DynamicParts } from './dynamic-parts.ts';
import { PreviewCard, type PreviewProps } from './preview-card.tsx';
import { trackDownload } from './track-download.ts';
import { useCodeUndo } from './use-code-undo.ts';
import { useHasBegun } from './use-has-begun.ts';
import { useSampleAnswer } from './use-sample-answer.ts';

type GeneratorProps = {
  userId: number | undefined;
  draft: Draft;
  /** A different number means a different draft. */
  draftNumber: number;
  onChange: (draft: Draft) => void;
  /** The designs of the other saved codes, which can be copied. */
  savedDesigns: readonly SavedDesign[];
  kitUse?: KitUse | undefined;
  /** Called when a file of the code on the screen exists and is about to be saved, copied or shared. */
  onMade: (content: Content) => void;
  /** Called when a file has been saved. */
  onDownloaded: (content: Content) => void;
  /** Opens the registration. `undefined` for signed-in users. */
  onRegister: (() => void) | undefined;
  dynamic: DynamicParts;
  fieldsRef: RefCallback<HTMLElement>;
  /** A question about the last edit, shown below the fields and the designs. */
  question: ReactNode;
  /** Shown above the preview, for a saved code. */
  name: ReactNode;
  /** Shown beside the preview's title. */
  status: ReactNode;
  /** Shown below the fields. */
  children?: ReactNode;
};

const loadSave = () => import('./save-code.ts');
const loadStylePicker = () => import('./style-picker.tsx');
const loadAfterDownload = () => import('./after-download.tsx');
const loadTooMuchHelp = () => import('./too-much-help.tsx');

/** Makes one code: content and design on the left, the code itself on the right. */
export function Generator(props: GeneratorProps) {
  const { savedDesigns, onChange, dynamic, status, children } = props;
  const { creation } = dynamic;
  const [tab, setTab] = useState<'content' | 'style'>('content');
  const [designPart, setDesignPart] = useState<DesignPart>('looks');
  const [brand, setBrand] = useState<BrandUse>();
  const [tried, setTried] = useState<Design>();
  const [saved, setSaved] = useState<SavedFile>();
  const [loadingType, setLoadingType] = useState<ContentTypeId>();
  const hasBegun = useHasBegun();
  useEffect(() => {
    if (!hasBegun) return;
    for (const load of [loadStylePicker, loadSave]) load().catch(() => {}); // the first use tries again
  }, [hasBegun]);
  const draft = useShownDraft(props.draft, creation?.url);
  // On a slow phone, drawing takes longer than typing a letter, so the fields respond first.
  const drawnDraft = useDeferredValue(draft);
  const code = useCode(drawnDraft);
  const triedCode = useTriedCode(drawnDraft, tried);
  // The buttons stay enabled meanwhile: after a press they wait for the missing part, such as a renderer.
  const isLoading = 'problem' in code && code.problem.reason === 'not-loaded';
  const codeId = props.kitUse?.projectId ?? props.draftNumber;
  const [triedOn, setTriedOn] = useState(codeId);
  if (triedOn !== codeId) {
    setTriedOn(codeId);
    setTried(undefined);
    setBrand(undefined);
  }
  const answerId = useSampleAnswer(codeId, draft.content);
  const latest = useLatest({
    code,
    codeId,
    design: props.draft.design,
    change: (design: Design) => onChange(withDesign(props.draft, code, design)),
  });
  const shownDesign = useLatest<ShownDesign>({
    draft: props.draft,
    projectId: props.kitUse?.projectId,
    onChange: (design) => onChange({ ...props.draft, design }),
    onTry: setTried,
  });
  // Undo of the content must keep a design that was chosen since then.
  const latestContent = useLatest((content: Content) => onChange({ ...props.draft, content }));
  const offerUndo = useCodeUndo(codeId, m.undoContent);
  const handleDesign = useCallback((design: Design) => latest.current.change(design), [latest]);

  function sourceOf(shown: Code): DownloadSource | undefined {
    if (creation && !creation.create) return undefined;
    let downloaded = draft;
    let isCreated = false;
    const draw = () => {
      if ('scene' in shown && downloaded === drawnDraft) return shown;
      const drawn = makeCode(downloaded); // the click came before the last change was drawn
      if ('problem' in drawn) throw drawn.problem;
      return drawn;
    };
    return {
      get code() {
        return draw();
      },
      fileName: (extension) => fileNameOf(downloaded, extension, dynamic.name),
      async begin() {
        await loadCode(draft);
        if (isCreated) return true;
        if (creation) return creation.begin();
        const content = await settleSamples(answerId, draft.content);
        if (!content || content === draft.content) return content !== undefined;
        downloaded = { ...draft, content };
        if (latest.current.codeId === codeId) latestContent.current(content);
        return 'scene' in makeCode(downloaded); // otherwise the preview says what is missing
      },
      // A toast uses the source again after the file was saved, which must not create another code.
      get create() {
        return isCreated ? undefined : creation?.create && (() => create(downloaded.design));
      },
      onFix(design) {
        const before = draw();
        const { current: now } = latest;
        // Since the click, the draft may have changed or been saved, or another code may have been opened.
        const isSaved = typeof codeId === 'number' && typeof now.codeId === 'string';
        const isShown =
          isCreated || isSaved
            ? 'text' in now.code && now.code.text === before.text
            : now.codeId === codeId;
        if (isShown) now.change({ ...now.design, ...changesOf(before.design, design) });
        downloaded = withDesign(downloaded, before, design);
        return draw();
      },
      onMade: () => props.onMade(downloaded.content),
      onDownloaded(file, name) {
        trackDownload(downloaded.content, styleOf(downloaded.design));
        const drawn = makeCode(downloaded);
        if ('text' in drawn) setSaved({ file, name, text: drawn.text });
        if (!creation) props.onDownloaded(downloaded.content); // a code that was just created is already saved
      },
    };
    async function create(design: Design): Promise<DrawnCode | undefined> {
      const created = await creation?.create?.(design);
      if (!created) return undefined;
      downloaded = created;
      isCreated = true;
      return draw();
    }
  }

  const problem = 'problem' in code ? code.problem : undefined;
  const help = problem?.reason === 'data-too-large' && (
    <LazyPart
      isQuiet
      load={loadTooMuchHelp}
      problem={problem}
      onLevel={(level) => onChange({ ...props.draft, design: { ...props.draft.design, level } })}
      onDynamic={draft.content.type === 'url' ? dynamic.choose : undefined}
    />
  );
  const preview: PreviewProps = {
    code,
    triedCode,
    help,
    // While a chosen content type loads, the preview still shows the previous content, which cannot be downloaded.
    source: ('scene' in code || isLoading) && !loadingType ? sourceOf(code) : undefined,
    afterDownload: saved && 'scene' in code && saved.text === code.text && (
      <LazyPart
        isQuiet
        load={loadAfterDownload}
        code={code}
        saved={saved}
        source={sourceOf(code)}
        onRegister={props.onRegister}
        onClose={() => setSaved(undefined)}
      />
    ),
    draft: 'scene' in code && !creation ? draft : undefined,
    isPreview: creation !== undefined,
    onDesign: handleDesign,
    name: props.name,
    status,
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(452px,50%-10px)] xl:gap-6 lg:grid-rows-[auto_1fr]">
      <Card>
        <Tabs
          selected={tab}
          onSelect={setTab}
          panelClassName="@container p-5 xl:p-6"
          tabs={[
            {
              id: 'content',
              label: m.contentTab,
              panel: (
                <div className="code-fields">
                  <div ref={props.fieldsRef} className="until-code flow-root">
                    {dynamic.panel ?? (
                      <ContentFields
                        content={props.draft.content}
                        problem={problem}
                        help={help}
                        dynamic={dynamic}
                        loadingType={loadingType}
                        onLoadingType={setLoadingType}
                        onChange={(content) => latestContent.current(content)}
                        offerUndo={offerUndo}
                      />
                    )}
                  </div>
                </div>
              ),
            },
            {
              id: 'style',
              label: m.styleTab,
              panel: (
                <LazyPart
                  load={loadStylePicker}
                  userId={props.userId}
                  draft={draft}
                  code={code}
                  savedDesigns={savedDesigns}
                  kitUse={props.kitUse}
                  shown={shownDesign}
                  part={designPart}
                  onPart={setDesignPart}
                  brand={brand}
                  onBrand={setBrand}
                />
              ),
            },
          ]}
        />
        {/* Visible at the end of the screen, too, when the fields are longer. */}
        <div role="status" className="sticky bottom-(--covered-bottom) z-10">
          {props.question}
        </div>
      </Card>
      {/* What unfolds may be higher than the screen, and this part does not scroll with the page. */}
      <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:has-[details[open]]:max-h-[calc(100dvh-6rem)] lg:has-[details[open]]:overflow-y-auto">
        <PreviewCard {...preview} />
      </div>
      {children}
      <CodeDock {...preview} isTall={tab === 'style'} />
    </div>
  );
}

function useCode(draft: Draft): Code {
  const type = useContentType(draft.content.type);
  const isDrawable = useDrawing(draft.design);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the type or renderer for makeCode has loaded
  return useMemo(() => makeCode(draft), [draft, type, isDrawable]);
}

/** The code in a look that is only tried; `undefined` without one, and until it can be drawn. */
function useTriedCode(draft: Draft, tried: Design | undefined): Code | undefined {
  const isDrawable = useDrawing(tried ?? draft.design);
  return useMemo(() => {
    const code = tried && isDrawable ? makeCode({ ...draft, design: tried }) : undefined;
    return code && 'scene' in code ? code : undefined;
  }, [draft, tried, isDrawable]);
}

/** The draft, with the short link in place of the address for a dynamic code that is being created. */
function useShownDraft(draft: Draft, url: string | undefined): Draft {
  return useMemo(
    () => (url === undefined ? draft : { ...draft, content: { type: 'url', data: { url } } }),
    [draft, url],
  );
}

/** The draft in the drawn design. If the content type required another level, the draft keeps the chosen one. */
function withDesign(draft: Draft, code: Code, drawn: Design): Draft {
  const isLevelFixed = 'scene' in code && code.isLevelFixed;
  const { level } = draft.design;
  return { ...draft, design: { ...drawn, ...(isLevelFixed && { level }) } };
}

/** The parts of the second design that differ from the first. */
function changesOf(before: Design, after: Design): Partial<Design> {
  const parts = Object.entries(after) as [keyof Design, unknown][];
  return Object.fromEntries(
    parts.filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part])),
  );
}
