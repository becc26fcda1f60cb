import type { SavedLogo } from '@everscan/contract/brand-kits.schemas';
import { cutText } from '@everscan/core/content/cut-text';
import type { Design } from '@everscan/core/design/design';
import { type Logo, logoLimits } from '@everscan/core/logo/logo';
import { readableShare } from '@everscan/core/scan-check/logo-share';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import * as kits from '@everscan/messages/kits';
import * as m from '@everscan/messages/style';
import { type RefObject, useState } from 'react';
import { messageOf } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { MAX_NAME_LENGTH } from '../../../ui/name-form.tsx';
import { useLogos } from './logo-calls.ts';
import { LogoError, type ReadLogo, readLogo, sizeOf } from './read-logo.ts';
import type { OfferUndo } from './use-design-undo.ts';

export type LogoUse = {
  /** The signed-in user whose logos are on offer, if there is one. */
  userId: number | undefined;
  logo: Logo | null;
  /** Counts the chosen pictures in all parts of the panel, because only the last choice applies. */
  choices: RefObject<number>;
  /** The logo of the code now, also after the part is unmounted; `undefined` when another code is on the screen. */
  now: () => Logo | null | undefined;
  /** The largest share of the symbol's width that error correction allows for a logo; 0 if it does not fit. */
  largestShareOf: (logo: Logo) => number;
  /** The scan check of the code on the screen with a logo or without one. */
  check: (logo: Logo | null) => Promise<Verdict>;
  offerUndo: OfferUndo;
  onChange: (change: Pick<Design, 'logo'>) => void;
};

/** The size of a new logo if the scan check does not find one in time. */
const START = { share: 0.16, margin: 1 };
/** A new logo has at most this part of what error correction allows, so that people can still enlarge it a little. */
const PART_OF_LARGEST = { checked: 0.95, unchecked: 0.8 };
const MAX_WAIT_MS = 2500;

/** Reads pictures that become the logo of the code on the screen, and keeps uploads in the account. */
export function useLogoChoice(use: LogoUse) {
  const { userId, logo, choices, now, largestShareOf, check, offerUndo, onChange } = use;
  const library = useLogos(userId);
  const [problem, setProblem] = useState<string>();
  const [saveProblem, setSaveProblem] = useState<string>();
  /** What became of an uploaded drawing, for as long as its image is the logo. */
  const [uploaded, setUploaded] = useState<{ image: string; note: string }>();
  const [isReading, setReading] = useState(false);

  /** As large as the code's verdict allows. */
  async function startOf(picture: Omit<Logo, 'share' | 'margin'>) {
    const { margin } = START;
    const largest = largestShareOf({ ...picture, ...START });
    if (largest <= 0) return START;
    const atLeast = (share: number) => Math.max(logoLimits.share.min, share);
    const found = await Promise.race([
      readableShare(largest * PART_OF_LARGEST.checked, (share) =>
        check(share === undefined ? null : { ...picture, margin, share }),
      ).catch(() => undefined), // the engines may not have loaded
      new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
    ]);
    const share = found ?? Math.min(START.share, largest * PART_OF_LARGEST.unchecked);
    return { margin, share: atLeast(Math.min(share, largest - 0.01)) };
  }

  /** Replaces the logo of the code, and keeps its size. */
  async function replace(read: () => Promise<ReadLogo>) {
    const choice = ++choices.current;
    const before = now();
    const isOutdated = () => choice !== choices.current || now() !== before;
    setReading(true);
    setProblem(undefined);
    setSaveProblem(undefined);
    try {
      const { note, ...picture } = await read();
      if (isOutdated()) return picture;
      setUploaded(note ? { image: picture.image, note } : undefined);
      const { share, margin } = before ?? (await startOf(picture));
      if (isOutdated()) return picture;
      onChange({ logo: { ...picture, share, margin } });
      return picture;
    } catch (error) {
      setProblem(error instanceof LogoError ? error.message : m.logoNotOpened);
      return undefined;
    } finally {
      if (choice === choices.current) setReading(false);
    }
  }

  async function chooseFile(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    input.value = ''; // the same file can be chosen again
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

  async function chooseSaved({ name, image }: SavedLogo) {
    const isSaved = library.logos?.some((saved) => saved.image === logo?.image);
    const picture = await replace(async () => ({ image, ...(await sizeOf(image)) }));
    if (!picture || !logo || isSaved) return;
    offerUndo(kits.logoChosen(name), kits.logoReplaced, () => onChange({ logo }));
  }

  return {
    library,
    problem,
    saveProblem,
    isReading,
    /** What became of an uploaded drawing. */
    note: uploaded?.image === logo?.image ? uploaded?.note : undefined,
    chooseFile,
    chooseSaved,
    /** Takes a picture that is known. */
    choosePicture: (picture: ReadLogo) => replace(async () => picture),
    add,
  };
}
