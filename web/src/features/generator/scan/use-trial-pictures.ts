import type { Pixels } from '@everscan/core/image/pixels';
import type { Trial } from '@everscan/core/scan-check/verdict';
import { useEffect, useState } from 'react';
import type { DrawnCode } from '../../../codes/code-file.ts';
import { sharedChecker } from '../../../codes/scan-checker.ts';

/** Two screen pixels for each pixel of a picture's box. */
const LARGEST_PX = 144;

/** The pictures of a check, drawn by its worker. Without them the report stays readable. */
export function useTrialPictures(code: DrawnCode, trials: readonly Trial[]) {
  const [pictures, setPictures] = useState<ReadonlyMap<string, Pixels>>();
  useEffect(() => {
    let isMounted = true;
    const { text, design, isLevelFixed } = code;
    const ids = trials.map(({ id }) => id);
    sharedChecker()
      .drawTrials({ text, design, isLevelFixed }, ids, LARGEST_PX)
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
