import type { BrandColors } from '@everscan/core/design/brand-colors';
import type { Design } from '@everscan/core/design/design';
import type { EyeBallId } from '@everscan/core/eye-ball/index';
import { type EyeFrameId, eyeFrames } from '@everscan/core/eye-frame/index';
import { type FrameId, frames } from '@everscan/core/frame/index';
import type { Color } from '@everscan/core/paint/color';
import { mainColor } from '@everscan/core/paint/ink';
import * as m from '@everscan/messages/style';
import { eyeFrameLabels, frameLabels } from '@everscan/messages/words/design';
import { type ReactNode, useId } from 'react';
import { ImagePlus, RotateCcw } from '../../../ui/icons.tsx';
import { LOGO_TYPES } from './read-logo.ts';
import { type LogoUse, useLogoChoice } from './use-logo-choice.ts';
import { useOffered } from './use-offered.ts';

/** The rings that suit most looks, with the balls that suit them. */
const corners = new Map<EyeFrameId, EyeBallId>([
  ['standard', 'standard'],
  ['gentle-2', 'rounded'],
  ['rounded-2', 'rounded'],
  ['extra-rounded-2', 'rounded'],
]);

type QuickControlsProps = {
  design: Design;
  /** The colours in which the looks are shown, if a person has chosen some. */
  brand: BrandColors | undefined;
  /** The saved code on the screen. */
  codeId: string | undefined;
  logoUse: LogoUse;
  onBrand: (brand: BrandColors | undefined) => void;
  onFrame: (id: FrameId | 'none') => void;
  onChange: (change: Partial<Design>) => void;
};

/** What most people change about a look, in one row. The other parts of the panel have the rest. */
export function QuickControls(props: QuickControlsProps) {
  const { design, brand, codeId, logoUse, onBrand, onFrame, onChange } = props;
  const main = brand?.main ?? mainColor(design);
  const accent = brand ? brand.accent : (design.eyeBallColor ?? design.eyeFrameColor);
  const choice = useLogoChoice(logoUse);
  const frameOptions = [
    { value: 'none', label: m.noFrame },
    ...useOffered<(typeof frames)[number]>(frames, design.frame?.id, codeId).map(({ id }) => ({
      value: id,
      label: frameLabels[id],
    })),
  ];
  // The ring of a design that was made before it was redrawn.
  const kept = useOffered<(typeof eyeFrames)[number]>(eyeFrames, design.eyeFrame, codeId).filter(
    (entry) => 'successor' in entry,
  );
  const rings = [...new Set([...corners.keys(), ...kept.map(({ id }) => id), design.eyeFrame])];
  return (
    <div className="mb-5">
      <div className="flex flex-wrap gap-2">
        <Swatch
          label={m.quickColour}
          value={main}
          onChange={(color) => onBrand({ main: color, accent: brand?.accent ?? null })}
        />
        <Swatch
          label={m.quickAccent}
          value={accent}
          onChange={(color) => onBrand({ main, accent: color })}
        />
        <label className={`${BOX} relative cursor-pointer`}>
          <input
            type="file"
            accept={LOGO_TYPES}
            aria-label={logoUse.logo ? m.replaceLogo : m.chooseLogo}
            onChange={(event) => choice.chooseFile(event.currentTarget)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {logoUse.logo ? (
            <img src={logoUse.logo.image} alt="" className="size-5 object-contain" />
          ) : (
            <ImagePlus aria-hidden className="size-4" />
          )}
          {m.logoTab}
        </label>
        <QuickSelect
          label={m.frame}
          options={frameOptions}
          value={design.frame?.id ?? 'none'}
          onChange={(id) => onFrame(id as FrameId | 'none')}
        />
        <QuickSelect
          label={m.corners}
          options={rings.map((id) => ({ value: id, label: eyeFrameLabels[id] }))}
          value={design.eyeFrame}
          onChange={(id) => {
            const eyeFrame = id as EyeFrameId;
            onChange({ eyeFrame, eyeBall: corners.get(eyeFrame) ?? design.eyeBall });
          }}
        />
        {brand && (
          <button type="button" onClick={() => onBrand(undefined)} className={BOX}>
            <RotateCcw aria-hidden className="size-4" />
            {m.ownColours}
          </button>
        )}
      </div>
      <p role="alert" className="mt-2 text-danger text-sm leading-5 empty:hidden">
        {choice.problem ?? choice.saveProblem}
      </p>
    </div>
  );
}

const BOX =
  'inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3 text-ink text-sm transition-colors hover:bg-raised has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2';

type SwatchProps = { label: string; value: Color | null; onChange: (value: Color) => void };

function Swatch({ label, value, onChange }: SwatchProps) {
  return (
    <label className={`${BOX} relative cursor-pointer`}>
      <input
        type="color"
        value={value ?? '#888888'}
        onChange={(event) => onChange(event.currentTarget.value as Color)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className={`size-4 rounded-full ${value ? 'border border-line-strong/40' : 'border border-line-strong border-dashed'}`}
        style={value ? { backgroundColor: value } : undefined}
      />
      {label}
    </label>
  );
}

type QuickSelectProps = {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
};

function QuickSelect({ label, options, value, onChange }: QuickSelectProps): ReactNode {
  const id = useId();
  return (
    <span className={`${BOX} min-w-0 grow basis-40 pe-1`}>
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="-my-px h-9 pointer-coarse:h-11 min-w-0 grow cursor-pointer bg-transparent pe-1 outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
