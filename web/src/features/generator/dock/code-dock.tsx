import * as m from '@everscan/messages/generator';
import { useState, useSyncExternalStore } from 'react';
import { SceneImage } from '../../../codes/scene-image.tsx';
import { toast } from '../../../lib/toasts.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { DownloadButton } from '../download-button.tsx';
import { Preview, type PreviewProps } from '../preview-card.tsx';
import { useHasBegun } from '../use-has-begun.ts';
import { ShareButton } from './share-button.tsx';
import { useKeyboard } from './use-keyboard.ts';

const loadSheet = () => import('./preview-sheet.tsx');
const loadConfirm = () => import('./confirm-download.ts');
const loadVerdict = () => import('./dock-verdict.tsx');

type DockProps = PreviewProps & {
  /** Whether the code is shown large, because its design is being changed. */
  isTall: boolean;
};

/**
 * A bar that keeps the code and its download button in view on screens too narrow for two columns. A tap on the code
 * opens the whole preview.
 */
export function CodeDock(props: DockProps) {
  const isNarrow = useSyncExternalStore(subscribeToWidth, isBelowTwoColumns, () => true);
  return isNarrow && <Dock {...props} />;
}

function Dock(props: DockProps) {
  const { code, source, isTall } = props;
  const [isOpen, setOpen] = useState(false);
  const hasBegun = useHasBegun();
  const isDrawn = 'scene' in code;
  return (
    <>
      <section
        aria-label={m.dock}
        hidden={useKeyboard()}
        data-tall={isTall || undefined}
        className="code-dock group fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-dock lg:hidden print:hidden"
      >
        <div className="relative mx-auto flex h-full max-w-[1120px] items-center gap-2 px-3 sm:px-8">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="flex min-w-0 grow items-center gap-2.5 rounded-lg text-start text-xs leading-4 group-data-tall:items-start group-data-tall:text-sm group-data-tall:leading-5"
          >
            <span className="dock-code grid aspect-square shrink-0 overflow-hidden rounded-lg border border-line bg-white">
              {isDrawn && (
                <SceneImage
                  title={code.title}
                  scene={code.scene}
                  className="until-code size-full"
                />
              )}
            </span>
            <span className="line-clamp-2 min-w-0 hyphens-auto font-medium group-data-tall:mt-1">
              {!isDrawn && <span className="text-muted">{m.noCodeYet}</span>}
              {isDrawn && hasBegun && <LazyPart isQuiet load={loadVerdict} code={code} />}
              <span className={isDrawn && !hasBegun ? 'text-muted' : 'sr-only'}>
                {' '}
                {m.tapToEnlarge}
              </span>
            </span>
          </button>
          <div className="dock-buttons flex shrink-0 gap-2">
            <ShareButton source={source} />
            <DownloadButton
              isShort
              className="grow px-3.5!"
              source={source}
              onSaved={async (name) => {
                if (!source) return;
                const module = await loadConfirm().catch(() => undefined);
                if (!module) return toast('success', m.savedToast(name), '');
                await module.confirmDownload({
                  ...{ name, source, code: source.code },
                  onMore: () => setOpen(true),
                });
              }}
            />
          </div>
        </div>
      </section>
      <LazyPart isQuiet load={loadSheet} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Preview {...props} share={<ShareButton source={source} isWide />} />
      </LazyPart>
    </>
  );
}

const TWO_COLUMNS = '(width >= 64rem)';
const isBelowTwoColumns = () => !matchMedia(TWO_COLUMNS).matches;

function subscribeToWidth(listener: () => void): () => void {
  const wide = matchMedia(TWO_COLUMNS);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
