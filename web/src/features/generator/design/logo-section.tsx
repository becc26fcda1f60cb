import type { SavedLogo } from '@everscan/contract/brand-kits.schemas';
import { cutText } from '@everscan/core/content/cut-text';
import { type Design, designLimits, type Logo } from '@everscan/core/design/design';
import * as kits from '@everscan/messages/kits';
import * as m from '@everscan/messages/style';
import { type ChangeEvent, useRef, useState } from 'react';
import { messageOf } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { ImagePlus } from '../../../ui/icons.tsx';
import { SliderField } from '../../../ui/slider-field.tsx';
import { useLogos } from './logo-calls.ts';
import { MyLogos } from './my-logos.tsx';
import { MAX_NAME_LENGTH } from './name-form.tsx';
import { LOGO_TYPES, LogoError, type ReadLogo, readLogo, sizeOf } from './read-logo.ts';
import type { OfferUndo } from './use-design-undo.ts';

type LogoSectionProps = {
  /** The signed-in user whose logos are on offer, if there is one. */
  userId: number | undefined;
  logo: Logo | null;
  /** The largest share of the symbol's width that error correction allows for a logo; 0 if it does not fit. */
  largestShareOf: (logo: Logo) => number;
  offerUndo: OfferUndo;
  onChange: (change: Pick<Design, 'logo'>) => void;
};

/** The size of a new logo, in codes that have room for a larger one. */
const START = { share: 0.16, margin: 1 };
/** In other codes a new logo has this part of the largest share, so that people can still enlarge it a little. */
const PART_OF_LARGEST = 0.8;

export function LogoSection(props: LogoSectionProps) {
  const { userId, logo, largestShareOf, offerUndo, onChange } = props;
  const library = useLogos(userId);
  const [problem, setProblem] = useState<string>();
  const [saveProblem, setSaveProblem] = useState<string>();
  /** What became of an uploaded drawing, for as long as its image is the logo. */
  const [uploaded, setUploaded] = useState<{ image: string; note: string }>();
  const latestLogo = useLatest(logo);
  /** Counts the chosen pictures, because only the last choice applies. */
  const choices = useRef(0);
  const [isReading, setReading] = useState(false);

  function startOf(picture: Omit<Logo, 'share' | 'margin'>) {
    const largest = largestShareOf({ ...picture, ...START });
    const share = Math.max(designLimits.logoShare.min, largest * PART_OF_LARGEST);
    return { ...START, share: largest > 0 ? Math.min(START.share, share) : START.share };
  }

  /** Replaces the logo of the code, and keeps its size. */
  async function replace(read: () => Promise<ReadLogo>) {
    const choice = ++choices.current;
    setReading(true);
    setProblem(undefined);
    setSaveProblem(undefined);
    try {
      const { note, ...picture } = await read();
      if (choice !== choices.current) return picture;
      setUploaded(note ? { image: picture.image, note } : undefined);
      const { share, margin } = latestLogo.current ?? startOf(picture);
      onChange({ logo: { ...picture, share, margin } });
      return picture;
    } catch (error) {
      setProblem(error instanceof LogoError ? error.message : m.logoNotOpened);
      return undefined;
    } finally {
      if (choice === choices.current) setReading(false);
    }
  }

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    currentTarget.value = ''; // the same file can be chosen again
    const picture = await replace(() => readLogo(file));
    const name = file.name.replace(/\.[^.]*$/, '').trim();
    if (picture) await save(cutText(name, MAX_NAME_LENGTH).toWellFormed(), picture.image);
  }

  async function save(name: string, image: string) {
    setSaveProblem(undefined);
    if (userId === undefined) return;
    try {
      await library.add(name || kits.unnamedLogo, image);
    } catch (error) {
      setSaveProblem(messageOf(error, kits.notSaved));
    }
  }
  const [add] = useAction(save);

  async function choose({ name, image }: SavedLogo) {
    const isSaved = library.logos?.some((saved) => saved.image === logo?.image);
    const picture = await replace(async () => ({ image, ...(await sizeOf(image)) }));
    if (!picture || !logo || isSaved) return;
    offerUndo(kits.logoChosen(name), kits.logoReplaced, () => onChange({ logo }));
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
        {problem ?? (isReading ? m.logoReading : userId === undefined ? m.logoNote : kits.logoNote)}
      </p>
      <p role="status" className="-mt-3 text-sm leading-5 empty:hidden">
        {uploaded?.image === logo?.image && uploaded?.note}
      </p>
      {logo && <Sizes logo={logo} largestShare={largestShareOf(logo)} onChange={onChange} />}
      {userId !== undefined && (
        <MyLogos
          library={library}
          logo={logo}
          problem={saveProblem}
          onChoose={choose}
          onAdd={async () => logo && add('', logo.image)}
        />
      )}
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
