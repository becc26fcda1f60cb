import type { LogoFaults } from '@everscan/core/faults';
import * as pictures from '@everscan/messages/logo-picture';
import * as svg from '@everscan/messages/svg-logo';
import type { FaultTexts } from './fault-texts.ts';

/** Why a file cannot become a logo. */
export const logoFaults: FaultTexts<LogoFaults> = {
  'svg-nested-entities': svg.nestedEntities,
  'svg-too-complex': svg.tooComplex,
  'svg-empty': svg.drawsNothing,
  'picture-cut-off': pictures.cutOff,
  'picture-too-large': ({ megapixels, max }) => pictures.tooManyPixels(megapixels, max),
  'picture-format': ({ format }) => pictures.otherFormat(format),
  'picture-too-detailed': pictures.tooDetailed,
};
