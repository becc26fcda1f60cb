import { NEAR_PX, TILT_DEGREES, type TrialId } from '@everscan/core/scan-check/trials';
import type { Cause, Rating, Verdict } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/scan-check';

type CauseWords = {
  /** Completes a sentence: "Does not scan: too little contrast". */
  readonly label: string;
  readonly explanation: string;
  /** Of the button that corrects the design. */
  readonly fix: string;
};

export const causeWords: Readonly<Record<Cause, CauseWords>> = {
  inverted: { label: m.inverted, explanation: m.invertedText, fix: m.fixInverted },
  contrast: { label: m.contrast, explanation: m.contrastText, fix: m.fixContrast },
  'quiet-zone': { label: m.quietZone, explanation: m.quietZoneText, fix: m.fixQuietZone },
  logo: { label: m.logo, explanation: m.logoText, fix: m.fixLogo },
  density: { label: m.density, explanation: m.densityText, fix: m.fixDensity },
  'eye-frame': { label: m.eyeFrame, explanation: m.eyeFrameText, fix: m.fixEyeFrame },
  'eye-ball': { label: m.eyeBall, explanation: m.eyeBallText, fix: m.fixEyeBall },
  shape: { label: m.shape, explanation: m.shapeText, fix: m.fixShape },
  unknown: { label: m.unknownCause, explanation: m.unknownCauseText, fix: m.fixUnknownCause },
};

/** The label of the button that applies a fix. */
export function fixLabel({ cause, isSingle }: NonNullable<Verdict['fix']>): string {
  return isSingle ? causeWords[cause].fix : m.makeReadable;
}

const ratings: Readonly<Record<Rating, string>> = {
  everywhere: m.readsEverywhere,
  'everywhere-from-4': m.readsEverywhereFrom(NEAR_PX),
  well: m.readsWell,
  'not-web': m.webPagesMayMiss,
  hard: m.hardToRead,
  unreadable: m.doesNotScan,
};

export function ratingText({ rating }: Pick<Verdict, 'rating'>): string {
  return ratings[rating];
}

/** The scanners that read a code, as a sentence; empty for a code that is not readable. */
export function groupsText({ groups, rating }: Pick<Verdict, 'groups' | 'rating'>): string {
  if (rating === 'everywhere-from-4') return m.allReadFrom(NEAR_PX);
  const last = groups.at(-1);
  return last ? { phones: m.phonesRead, apps: m.appsRead, everywhere: m.allRead }[last] : '';
}

const trials: Readonly<Record<Exclude<TrialId, `${number}px` | `grain-${number}`>, string>> = {
  near: m.trialNear,
  file: m.trialFile,
  flat: m.trialCamera,
  soft: m.trialSlightlyBlurred,
  blurred: m.trialBlurred,
  tilted: m.trialTilted(TILT_DEGREES),
};

/** What a trial's picture shows. */
export function trialLabel(id: TrialId): string {
  if (id in trials) return trials[id as keyof typeof trials];
  const value = Number(id.replace(/[^\d.]/g, ''));
  return id.endsWith('px') ? m.trialWidth(value) : m.trialGrain(value / 255);
}
