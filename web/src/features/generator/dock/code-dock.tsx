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
const loadVerdict = () => import('./dock-verdict.tsx');

/**
 * A bar that keeps the code and its download button in view on screens too narrow for two columns. A tap on the code
 * opens the whole preview.
 */
export function CodeDock(props: PreviewProps) {
  const isNarrow = useSyncExternalStore(subscribeToWidth, isBelowTwoColumns, () => true);
  return isNarrow && <Dock {...props} />;
}

function Dock(props: PreviewProps) {
  const { code, source } = props;
  const [isOpen, setOpen] = useState(false);
  const hasBegun = useHasBegun();
  const isDrawn = 'scene' in code;
  return (
    <>
      <section
        aria-label={m.dock}
        hidden={useKeyboard()}
        className="code-dock fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-dock lg:hidden print:hidden"
      >
        <div className="mx-auto flex h-full max-w-[1120px] items-center gap-2 px-4 sm:px-8">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="flex min-w-0 grow items-center gap-3 rounded-lg text-start text-sm leading-5"
          >
            <span className="grid aspect-square h-[calc(var(--dock-height)-env(safe-area-inset-bottom)-24px)] shrink-0 overflow-hidden rounded-lg border border-line bg-white">
              {isDrawn && (
                <SceneImage
                  title={code.title}
                  scene={code.scene}
                  className="until-code size-full"
                />
              )}
            </span>
            <span className="min-w-0 hyphens-auto font-medium">
              {!isDrawn && <span className="text-muted">{m.noCodeYet}</span>}
              {isDrawn && hasBegun && <LazyPart isQuiet load={loadVerdict} code={code} />}
              <span className={isDrawn && !hasBegun ? 'text-muted' : 'sr-only'}>
                {' '}
                {m.tapToEnlarge}
              </span>
            </span>
          </button>
          <ShareButton source={source} />
          <DownloadButton
            isShort
            className="shrink-0 px-4!"
            source={source}
            onSaved={(name) => confirm(name, () => setOpen(true))}
          />
        </div>
      </section>
      <LazyPart isQuiet load={loadSheet} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Preview {...props} share={<ShareButton source={source} isWide />} />
      </LazyPart>
    </>
  );
}

/** Confirms the download in a toast, because the card about the saved file is further down the page. */
function confirm(name: string, onMore: () => void): void {
  toast('info', m.savedToast(name), m.testWithPhone, {
    label: m.howLargeToPrint,
    run: onMore,
  });
}

const TWO_COLUMNS = '(width >= 64rem)';
const isBelowTwoColumns = () => !matchMedia(TWO_COLUMNS).matches;

function subscribeToWidth(listener: () => void): () => void {
  const wide = matchMedia(TWO_COLUMNS);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
