import { type Design, designLimits, type Logo } from '@everscan/core/design/design';
import * as m from '@everscan/messages/style';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';
import { LOGO_TYPES, LogoError, readLogo } from './read-logo.ts';

type LogoSectionProps = {
  logo: Logo | null;
  /** The largest share of the symbol's width that error correction allows a logo; 0 for none. */
  largestShareOf: (logo: Logo) => number;
  onChange: (change: Pick<Design, 'logo'>) => void;
};

/** A new logo. Codes with room for a larger one start at this share of their width. */
const START = { share: 0.16, margin: 1 };
/** Other codes start at this part of the largest share, to leave room on both sides of the slider. */
const PART_OF_LARGEST = 0.8;

export function LogoSection({ logo, largestShareOf, onChange }: LogoSectionProps) {
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  function startOf(picture: Omit<Logo, 'share' | 'margin'>) {
    const largest = largestShareOf({ ...picture, ...START });
    const share = Math.max(designLimits.logoShare.min, largest * PART_OF_LARGEST);
    return { ...START, share: largest > 0 ? Math.min(START.share, share) : START.share };
  }

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    currentTarget.value = ''; // the same file can be chosen again
    setReading(true);
    setProblem(undefined);
    try {
      const picture = await readLogo(file);
      const { share, margin } = logo ?? startOf(picture);
      onChange({ logo: { ...picture, share, margin } });
    } catch (error) {
      setProblem(error instanceof LogoError ? error.message : m.logoFileUnreadable);
    } finally {
      setReading(false);
    }
  }

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
              onChange={handleFile}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {logo ? m.replaceLogo : m.chooseLogo}
          </label>
          {logo && (
            <Button look="quiet" onClick={() => onChange({ logo: null })}>
              {m.removeLogo}
            </Button>
          )}
        </div>
      </div>
      <p
        id="logo-note"
        role={problem && 'alert'}
        className={`-mt-3 text-sm leading-5 ${problem ? 'text-danger' : 'text-muted'}`}
      >
        {problem ?? (isReading ? m.logoReading : m.logoNote)}
      </p>
      {logo && <Sizes logo={logo} largestShare={largestShareOf(logo)} onChange={onChange} />}
    </div>
  );
}

type SizesProps = Pick<LogoSectionProps, 'onChange'> & { logo: Logo; largestShare: number };

function Sizes({ logo, largestShare, onChange }: SizesProps) {
  const { logoShare, logoMargin } = designLimits;
  const max = Math.floor(largestShare * 100);
  const min = logoShare.min * 100;
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
        {...logoMargin}
        onChange={(margin) => onChange({ logo: { ...logo, margin } })}
      />
    </>
  );
}
