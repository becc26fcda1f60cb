import type { BrandColors } from '@everscan/core/design/brand-colors';
import { type Logo, logoLimits } from '@everscan/core/logo/logo';
import type { Color } from '@everscan/core/paint/color';
import * as kits from '@everscan/messages/kits';
import * as m from '@everscan/messages/style';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ImagePlus } from '../../../ui/icons.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';
import { iconLogo, logoIcons } from './logo-icons.ts';
import { MyLogos } from './my-logos.tsx';
import { LOGO_TYPES, paletteOfLogo, type ReadLogo } from './read-logo.ts';
import { type LogoUse, useLogoChoice } from './use-logo-choice.ts';

type LogoSectionProps = LogoUse & {
  /** The colours of the modules and of the paper, which icons get. */
  colors: IconColors;
  onBrand: (brand: BrandColors) => void;
};

/** The logo in the middle of the code: uploaded, an icon, or one that the account keeps. */
export function LogoSection(props: LogoSectionProps) {
  const { userId, logo, largestShareOf, onChange } = props;
  const choice = useLogoChoice(props);
  const { problem, isReading, library } = choice;

  return (
    <div className="space-y-6">
      <div className="flex items-center gap-4">
        <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-xl border border-line bg-white text-[#56615c]">
          {logo ? (
            <img src={logo.image} alt={m.yourLogo} className="max-h-12 max-w-12" />
          ) : (
            <ImagePlus aria-hidden className="size-5" strokeWidth={1.5} />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <label className="relative inline-flex h-10 pointer-coarse:h-11 items-center rounded-lg border border-line bg-surface px-4 font-medium text-ink text-sm hover:bg-raised has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2">
            <input
              type="file"
              accept={LOGO_TYPES}
              aria-label={m.chooseLogo}
              aria-describedby="logo-note"
              onChange={(event) => choice.chooseFile(event.currentTarget)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {logo ? m.replaceLogo : m.chooseLogo}
          </label>
          {logo && (
            <>
              <Button
                look="secondary"
                onClick={async () => {
                  const palette = await paletteOfLogo(logo).catch(() => undefined);
                  if (palette) props.onBrand(palette);
                }}
              >
                {m.logoColours}
              </Button>
              <Button look="quiet" onClick={() => onChange({ logo: null })}>
                {m.removeLogo}
              </Button>
            </>
          )}
        </div>
      </div>
      <p
        id="logo-note"
        role={problem && 'alert'}
        className={`-mt-3 text-sm leading-5 ${problem ? 'text-danger' : 'text-muted'}`}
      >
        {problem ?? (isReading ? m.logoReading : userId === undefined ? m.logoNote : kits.logoNote)}
      </p>
      <p role="status" className="-mt-3 text-sm leading-5 empty:hidden">
        {choice.note}
      </p>
      {logo && <Sizes logo={logo} largestShare={largestShareOf(logo)} onChange={onChange} />}
      <Icons logo={logo} colors={props.colors} onChoose={choice.choosePicture} />
      {userId !== undefined && (
        <MyLogos
          library={library}
          logo={logo}
          problem={choice.saveProblem}
          onChoose={choice.chooseSaved}
          onAdd={async () => logo && choice.add('', logo.image)}
        />
      )}
    </div>
  );
}

type IconColors = { readonly disc: Color; readonly icon: Color };
type IconsProps = {
  logo: Logo | null;
  colors: IconColors;
  onChoose: (picture: ReadLogo) => void;
};

/** Ready icons, each a button that makes it the logo. */
function Icons({ logo, colors: { disc, icon }, onChoose }: IconsProps) {
  const entries = useMemo(
    () =>
      logoIcons.map(([name, label, strokes]) => ({
        name,
        label,
        picture: iconLogo(strokes, disc, icon),
      })),
    [disc, icon],
  );
  return (
    <fieldset className="min-w-0 border-line border-t pt-5">
      <legend className="sr-only">{m.logoIcons}</legend>
      <p aria-hidden className="mb-3 font-medium text-sm">
        {m.logoIcons}
      </p>
      <div className="grid grid-cols-6 gap-2 @min-[400px]:grid-cols-8">
        {entries.map(({ name, label, picture }) => (
          <button
            key={name}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={picture.image === logo?.image}
            onClick={() => onChoose(picture)}
            className="grid aspect-square min-h-11 place-items-center rounded-lg border border-line bg-white p-1.5 transition-colors hover:border-line-strong aria-pressed:border-accent aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
          >
            <img src={picture.image} alt="" className="size-full max-h-8 max-w-8" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type SizesProps = Pick<LogoUse, 'onChange'> & { logo: Logo; largestShare: number };

function Sizes({ logo, largestShare, onChange }: SizesProps) {
  const max = Math.floor(largestShare * 100);
  const min = logoLimits.share.min * 100;
  if (max < min) {
    return (
      <p role="status" className="text-danger text-sm leading-5">
        {m.logoTooDense}
      </p>
    );
  }
  const percent = Math.min(max, Math.round(logo.share * 100));
  return (
    <>
      <SliderField
        label={m.logoSize}
        text={m.logoShare(percent)}
        value={percent}
        min={min}
        max={max}
        hint={m.logoSizeHint(max)}
        onChange={(value) => onChange({ logo: { ...logo, share: value / 100 } })}
      />
      <SliderField
        label={m.logoMargin}
        text={m.logoMarginDots(logo.margin)}
        value={logo.margin}
        step={0.5}
        {...logoLimits.margin}
        onChange={(margin) => onChange({ logo: { ...logo, margin } })}
      />
    </>
  );
}
