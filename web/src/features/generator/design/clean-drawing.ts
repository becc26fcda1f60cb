import * as m from '@everscan/messages/svg-logo';

export { cleanSvg } from '@everscan/core/logo/svg/clean-svg';

/** What became of an uploaded drawing. */
export const notes = {
  paths: m.staysVector,
  text: m.becameText,
  picture: m.becamePicture,
  effect: m.becameEffect,
  size: m.becameSize,
} as const;
