import type { Pixels } from '@everscan/core/image/pixels';
import type { Trial } from '@everscan/core/scan-check/verdict';
import { useEffect, useState } from 'react';
import type { DrawnCode } from '../../../codes/code-file.ts';
import { sharedChecker } from '../../../codes/scan-checker.ts';

/** Twice the side of the box on the screen, for high-density screens. */
const MAX_PICTURE_PX = 144;

/** The pictures of the trials, drawn by the worker of the check. If that fails, the report has no pictures. */
export function useTrialPictures(code: DrawnCode, trials: readonly Trial[]) {
  const [pictures, setPictures] = useState<ReadonlyMap<string, Pixels>>();
  useEffect(() => {
    let isMounted = true;
    const { text, design, isLevelFixed } = code;
    const ids = trials.map(({ id }) => id);
    sharedChecker()
      .drawTrials({ text, design, isLevelFixed }, ids, MAX_PICTURE_PX)
      .then(
        (drawn) => isMounted && setPictures(drawn),
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [code, trials]);
  return pictures;
}
