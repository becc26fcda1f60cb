import { isLevelFixed } from '@everscan/core/content/content-type';
import { symbolText } from '@everscan/core/content/symbol-text';
import {
  type BrandColors,
  inBrandColors,
  presetInBrandColors,
} from '@everscan/core/design/brand-colors';
import { paperOf } from '@everscan/core/design/contrast';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { withFrameColor } from '@everscan/core/design/frame-colors';
import {
  type Look,
  levelWithLogo,
  lookOf,
  type Preset,
  presets,
  withLook,
  withNewLook,
  withPreset,
} from '@everscan/core/design/presets';
import { encodeMatrix, type Matrix } from '@everscan/core/encode/matrix';
import type { FrameId } from '@everscan/core/frame/index';
import { type Logo, logoLimits } from '@everscan/core/logo/logo';
import { placeLogo } from '@everscan/core/logo/place-logo';
import { mainColor } from '@everscan/core/paint/ink';
import * as m from '@everscan/messages/style';
import * as ui from '@everscan/messages/ui';
import { type RefObject, useMemo, useRef } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import { findContentType } from '../../../codes/content-types.ts';
import type { Draft } from '../../../codes/draft.ts';
import { checkScan } from '../../../codes/scan-checker.ts';
import { messageOf } from '../../../lib/call.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { toast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { RotateCcw } from '../../../ui/icons.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ColorSection } from './color-section.tsx';
import { DetailSection } from './detail-section.tsx';
import { FrameSection } from './frame-section.tsx';
import { KitsSection, type KitUse } from './kits-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { MyStylesSection } from './my-styles-section.tsx';
import { PresetSection } from './preset-section.tsx';
import { QuickControls } from './quick-controls.tsx';
import { ShapeSection } from './shape-section.tsx';
import { SurpriseButton } from './surprise-button.tsx';
import { useDesignUndo } from './use-design-undo.ts';
import type { LogoUse } from './use-logo-choice.ts';

export type SavedDesign = {
  readonly id: string;
  readonly title: string;
  /** The design with its logo. @throws {CallError} */
  readonly load: () => Promise<Design>;
};

export type ShownDesign = {
  readonly draft: Draft;
  /** The id of the code, if it is saved. */
  readonly projectId: string | undefined;
  readonly onChange: (design: Design) => void;
  /** Shows a design in the preview without changing the draft; `undefined` shows the draft again. */
  readonly onTry: (design: Design | undefined) => void;
};

/** Colours that a person has chosen for all looks. */
export type BrandUse = {
  readonly colors: BrandColors;
  /** The look of the code before, and in these colours. */
  readonly base: Look;
  readonly made: Look;
};

export type DesignPart = 'looks' | 'colours' | 'logo' | 'frame' | 'shape' | 'advanced';

type DesignPanelProps = {
  /** The part on the screen. */
  part: DesignPart;
  onPart: (part: DesignPart) => void;
  brand: BrandUse | undefined;
  onBrand: (brand: BrandUse | undefined) => void;
  userId: number | undefined;
  draft: Draft;
  code: Code;
  /** Designs of the other saved codes. */
  savedDesigns: readonly SavedDesign[];
  /** Set for signed-in users only. */
  kitUse?: KitUse | undefined;
  /** The design that the generator shows now. Stays current after the panel is unmounted. */
  shown: RefObject<ShownDesign>;
};

/** All design settings beyond the two styles, in parts of at most one screen. */
export default function DesignPanel(props: DesignPanelProps) {
  const { part, onPart, draft, code, savedDesigns, shown, brand, onBrand } = props;
  const { design } = draft;
  const type = findContentType(draft.content.type);
  const largestShareOf = useLargestShare(draft);
  const offerUndo = useDesignUndo(props.kitUse?.projectId);
  const isShown = () => isSameCode({ draft, projectId: props.kitUse?.projectId }, shown.current);
  // A design may finish loading when another code is on the screen, which it must not change.
  const onChange = (next: Design) => {
    if (isShown()) shown.current.onChange(next);
  };
  const change = (part: Partial<Design>) => onChange({ ...shown.current.draft.design, ...part });

  const tiles = useMemo<readonly Preset[]>(
    () =>
      brand
        ? [...presets.map((preset) => presetInBrandColors(preset, brand.colors)), ...presets]
        : presets,
    [brand],
  );
  const inLook = (look: Look) => withNewLook(shown.current.draft.design, look, tiles);
  const inPreset = (preset: Preset) =>
    withPreset(shown.current.draft.design, preset, m.frameExample, tiles);

  function choosePreset(preset: Preset) {
    const base = presets.find(({ id }) => id === preset.id)?.look;
    if (brand && base) onBrand({ ...brand, base, made: preset.look });
    onChange(inPreset(preset));
  }

  /** Replaces the whole design. A toast offers to undo it. */
  function replace(next: Design, title: string) {
    const before = shown.current.draft.design;
    onChange(next);
    offerUndo(title, m.designReplaced, () => onChange(before));
  }

  function changeFrame(id: FrameId | 'none') {
    const { design: now } = shown.current.draft;
    const color = mainColor(now);
    const made = (frame: FrameId) =>
      now.frame
        ? { ...now.frame, id: frame }
        : withFrameColor({ id: frame, text: m.frameExample, color, textColor: '#ffffff' }, color);
    change({ frame: id === 'none' ? null : made(id) });
  }

  function recolour(colors: BrandColors | undefined) {
    if (!isShown()) return;
    const { design: now } = shown.current.draft;
    const look = lookOf(now);
    // Each step of a colour picker begins at the same look.
    const isMade = brand !== undefined && JSON.stringify(look) === JSON.stringify(brand.made);
    const base = isMade ? brand.base : look;
    const made = colors && inBrandColors(base, colors);
    onBrand(made && { colors, base, made });
    if (made || isMade) onChange(withLook(now, made ?? base));
  }

  const logoChoices = useRef(0);
  const logoUse: LogoUse = {
    userId: props.kitUse && props.userId,
    logo: design.logo,
    choices: logoChoices,
    now: () => (isShown() ? shown.current.draft.design.logo : undefined),
    largestShareOf,
    async check(logo) {
      const { design: now } = shown.current.draft;
      if (!('scene' in code)) throw new Error('nothing to check');
      const { text, isLevelFixed } = code;
      const level = now.logo ? now.level : levelWithLogo(now);
      return checkScan(text, { ...now, logo, level }, { isLevelFixed });
    },
    offerUndo,
    onChange: ({ logo }) => {
      const { design: now } = shown.current.draft;
      const isNew = logo !== null && now.logo === null;
      change({ logo, ...(isNew && { level: levelWithLogo(now) }) });
    },
  };

  async function copy({ title, load }: SavedDesign) {
    try {
      const copied = await load();
      if (isShown()) replace(copied, m.styleCopied(title));
    } catch (error) {
      if (isShown()) toast('error', ui.errorTitle, messageOf(error));
    }
  }

  return (
    <Tabs
      label={m.design}
      look="pills"
      selected={part}
      onSelect={onPart}
      panelClassName="pt-4"
      tabs={[
        {
          id: 'looks',
          label: m.looksTab,
          panel: (
            <>
              {props.userId !== undefined && props.kitUse && (
                <KitsSection
                  key={props.kitUse.projectId}
                  {...props.kitUse}
                  userId={props.userId}
                  design={design}
                  code={code}
                  offerUndo={offerUndo}
                  onChange={onChange}
                />
              )}
              <QuickControls
                design={design}
                brand={brand?.colors}
                codeId={props.kitUse?.projectId}
                logoUse={logoUse}
                onBrand={recolour}
                onFrame={changeFrame}
                onChange={change}
              />
              <PresetSection
                design={design}
                code={code}
                codeId={props.kitUse?.projectId}
                brand={brand?.colors}
                surprise={
                  <SurpriseButton
                    code={code}
                    inLook={inLook}
                    brand={brand?.colors}
                    onFound={(look) => isShown() && replace(inLook(look), m.surprised)}
                  />
                }
                onTry={(preset) => shown.current.onTry(preset && inPreset(preset))}
                onChoose={choosePreset}
              />
              {props.userId === undefined && (
                <MyStylesSection
                  design={design}
                  code={code}
                  onApply={(saved, name) => replace(saved, m.styleApplied(name))}
                />
              )}
              <StartOver
                savedDesigns={savedDesigns}
                onReset={() => replace(defaultDesign, m.designReset)}
                onCopy={copy}
              />
            </>
          ),
        },
        {
          id: 'colours',
          label: m.coloursTab,
          panel: <ColorSection design={design} onChange={change} />,
        },
        {
          id: 'logo',
          label: m.logoTab,
          panel: (
            <LogoSection
              key={props.kitUse?.projectId}
              {...logoUse}
              colors={{ disc: mainColor(design), icon: paperOf(design) }}
              onBrand={recolour}
            />
          ),
        },
        {
          id: 'frame',
          label: m.frameTab,
          panel: (
            <FrameSection
              design={design}
              code={code}
              codeId={props.kitUse?.projectId}
              onChange={change}
            />
          ),
        },
        {
          id: 'shape',
          label: m.shapeTab,
          panel: (
            <ShapeSection design={design} codeId={props.kitUse?.projectId} onChange={change} />
          ),
        },
        {
          id: 'advanced',
          label: m.advancedTab,
          panel: (
            <DetailSection
              design={design}
              fixed={type?.level && { label: type.label, level: type.level }}
              reached={'scene' in code ? code.scene.level : undefined}
              onChange={change}
            />
          ),
        },
      ]}
    />
  );
}

type ShownCode = Pick<ShownDesign, 'draft' | 'projectId'>;

/** Whether both are the same code, which may have been saved for the first time in between. */
function isSameCode(before: ShownCode, now: ShownCode): boolean {
  if (before.projectId !== undefined || now.projectId === undefined) {
    return before.projectId === now.projectId;
  }
  return JSON.stringify(before.draft.content) === JSON.stringify(now.draft.content);
}

type StartOverProps = {
  savedDesigns: readonly SavedDesign[];
  onReset: () => void;
  onCopy: (from: SavedDesign) => void;
};

function StartOver({ savedDesigns, onReset, onCopy }: StartOverProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
      <Button look="secondary" onClick={onReset}>
        <RotateCcw aria-hidden className="size-4" />
        {m.resetDesign}
      </Button>
      {savedDesigns.length > 0 && (
        <select
          aria-label={m.copyStyleLabel}
          value=""
          onChange={({ currentTarget }) => {
            const source = savedDesigns.find(({ id }) => id === currentTarget.value);
            if (source) onCopy(source);
          }}
          className="h-10 pointer-coarse:h-11 min-w-0 max-w-60 rounded-lg border border-line bg-surface px-3 text-ink text-sm"
        >
          <option value="">{m.copyStyleFrom}</option>
          {savedDesigns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Returns a function for the largest share of the symbol's width that a logo can have; 0 if it does not fit. */
function useLargestShare({ content, design }: Draft): (logo: Logo) => number {
  const level = design.logo ? design.level : levelWithLogo(design);
  return useMemo(() => {
    const matrix = matrixOf(content, level);
    const share = logoLimits.share.max;
    return (logo) => (matrix && placeLogo(matrix, { ...logo, share })?.placed.share) ?? 0;
  }, [content, level]);
}

function matrixOf(content: Draft['content'], level: Design['level']): Matrix | undefined {
  const type = findContentType(content.type);
  if (!type) return undefined;
  try {
    const text = symbolText(type, content.data, publicUrl);
    return encodeMatrix(text, type.level ?? level, { isLevelFixed: isLevelFixed(type) });
  } catch {
    return undefined; // the content has an error, which its field reports
  }
}
