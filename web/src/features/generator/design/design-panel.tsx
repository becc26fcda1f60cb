import { isLevelFixed } from '@everscan/core/content/content-type';
import { type Design, defaultDesign, designLimits } from '@everscan/core/design/design';
import { encodeMatrix } from '@everscan/core/encode/matrix';
import { placeLogo } from '@everscan/core/logo/place-logo';
import { RotateCcw } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { messageOf } from '../../../lib/call.ts';
import type { Code } from '../../../lib/code-file.ts';
import { findContentType } from '../../../lib/content-types.ts';
import type { Draft } from '../../../lib/draft.ts';
import { toast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { SceneImage } from '../../../ui/scene-image.tsx';
import { ColorSection } from './color-section.tsx';
import { DetailSection } from './detail-section.tsx';
import { FrameSection } from './frame-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { PresetSection } from './preset-section.tsx';
import { ShapeSection } from './shape-section.tsx';

export type SavedDesign = {
  readonly id: string;
  readonly title: string;
  /** The design with its logo. @throws {CallError} */
  readonly load: () => Promise<Design>;
};

type DesignPanelProps = {
  draft: Draft;
  code: Code;
  /** Of the other codes that have been saved. */
  savedDesigns: readonly SavedDesign[];
  onChange: (design: Design) => void;
};

/** Everything about a look beyond the two styles. */
export default function DesignPanel({ draft, code, savedDesigns, onChange }: DesignPanelProps) {
  const { design } = draft;
  const type = findContentType(draft.content.type);
  const largestShare = useLargestShare(draft);
  const change = (part: Partial<Design>) => onChange({ ...design, ...part });

  /** Puts a whole other design in place of this one, which can be had back. */
  function replace(next: Design, title: string) {
    onChange(next);
    toast('info', title, 'Your design was replaced.', {
      label: 'Undo',
      run: () => onChange(design),
    });
  }

  async function copy({ title, load }: SavedDesign) {
    try {
      replace(await load(), `Design of “${title}”`);
    } catch (error) {
      toast('error', 'Error', messageOf(error));
    }
  }

  return (
    <div className="mt-6 space-y-8">
      <LivePreview code={code} />
      <PresetSection design={design} onChange={onChange} />
      <ShapeSection design={design} onChange={change} />
      <ColorSection design={design} onChange={change} />
      <LogoSection logo={design.logo} largestShare={largestShare} onChange={change} />
      <FrameSection design={design} onChange={change} />
      <DetailSection
        design={design}
        fixed={type?.level && { label: type.label, level: type.level }}
        reached={'scene' in code ? code.scene.level : undefined}
        onChange={change}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-6">
        <Button look="secondary" onClick={() => replace(defaultDesign, 'Design reset')}>
          <RotateCcw aria-hidden className="size-4" />
          Reset design
        </Button>
        {savedDesigns.length > 0 && (
          <select
            aria-label="Copy the design of another code"
            value=""
            onChange={({ currentTarget }) => {
              const source = savedDesigns.find(({ id }) => id === currentTarget.value);
              if (source) copy(source);
            }}
            className="h-10 min-w-0 max-w-60 rounded-lg border border-line bg-surface px-3 text-ink text-sm"
          >
            <option value="">Copy design from …</option>
            {savedDesigns.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}

/** Where the preview is not beside the controls, a small one stays in sight. */
function LivePreview({ code }: { code: Code }) {
  if (!useSyncExternalStore(subscribeToWidth, isBelow)) return null;
  return (
    <div aria-hidden className="sticky top-16 z-10 -mb-2 flex h-24 justify-end lg:top-4">
      <div className="size-24 overflow-hidden rounded-xl border border-line bg-white p-1 shadow-float">
        {'scene' in code && (
          <SceneImage title={code.title} scene={code.scene} className="size-full" />
        )}
      </div>
    </div>
  );
}

const below = matchMedia('(width < 80rem)');
const isBelow = () => below.matches;

function subscribeToWidth(listener: () => void): () => void {
  below.addEventListener('change', listener);
  return () => below.removeEventListener('change', listener);
}

/** How large a logo may be on this symbol, as a share of its width; 0 when none fits. */
function useLargestShare({ content, design: { level: asked, logo } }: Draft): number {
  return useMemo(() => {
    const type = findContentType(content.type);
    if (!type || !logo) return 0;
    try {
      const text = type.encode(content.data, __PUBLIC_URL__);
      const matrix = encodeMatrix(text, type.level ?? asked, {
        isLevelFixed: isLevelFixed(type),
      });
      const largest = { ...logo, share: designLimits.logoShare.max };
      return placeLogo(matrix, largest)?.placed.share ?? 0;
    } catch {
      return 0; // the content is at fault, and says so where it is typed
    }
  }, [content, asked, logo]);
}
