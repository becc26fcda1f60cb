import { parseNumber } from '@everscan/core/content/typed-number';
import { DEFAULT_SIZE_MM, exportFormatOf } from '@everscan/core/export/index';
import { printedModuleMm } from '@everscan/core/print/module-size';
import { sizePxOf } from '@everscan/core/print/physical-size';
import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/download';
import { useState } from 'react';
import type { FileSettings } from '../../../codes/file-to-make.ts';
import { lastFormat } from './last-format.ts';
import { mmText } from './length-text.ts';

const MIN_SIZE_PX = 64;
const sizeLimits = { mm: { min: 5, max: 2000 }, dpi: { min: 30, max: 2400 } } as const;

export type SizeUnit = 'px' | 'mm';

/** The state of the export form, and the settings derived from it. Invalid texts stay in their fields. */
export function useExportForm({ size, page }: Pick<Scene, 'size' | 'page'>) {
  const [formatId, setFormatId] = useState(lastFormat);
  const [unit, setUnit] = useState<SizeUnit>('px');
  const [px, setPx] = useState('1000');
  const [mm, setMm] = useState(String(DEFAULT_SIZE_MM));
  const [dpi, setDpi] = useState('300');
  const [isBlackOnly, setBlackOnly] = useState(false);

  const format = exportFormatOf(formatId);
  const isVector = format.kind === 'vector';
  const maxPx = format.maxSizePx ?? 8192;
  const [pxValue, mmValue, dpiValue] = [parseNumber(px), parseNumber(mm), parseNumber(dpi)];
  const byLength = isVector || unit === 'mm';
  const wantedPx = byLength ? sizePxOf(mmValue, dpiValue) : pxValue;
  const problems = {
    px:
      !byLength && !(Number.isInteger(pxValue) && pxValue >= MIN_SIZE_PX && pxValue <= maxPx)
        ? m.enterWholeNumber(MIN_SIZE_PX, maxPx)
        : undefined,
    mm: byLength ? rangeProblem(mmValue, sizeLimits.mm) : undefined,
    dpi: byLength && !isVector ? rangeProblem(dpiValue, sizeLimits.dpi) : undefined,
  };
  const isTooLarge =
    byLength && !isVector && !problems.mm && !problems.dpi
      ? wantedPx > maxPx || wantedPx < MIN_SIZE_PX
      : false;
  const hasProblem = Object.values(problems).some(Boolean) || isTooLarge;
  const settings: FileSettings | undefined = hasProblem
    ? undefined
    : {
        format: formatId,
        sizePx: isVector ? 1000 : wantedPx,
        sizeMm: byLength ? mmValue : undefined,
        isBlackOnly: isBlackOnly && Boolean(format.hasBlackOnly),
      };

  const moduleMm = printedModuleMm(Math.max(page.width, page.height), wantedPx, mmValue);

  /** Sets the length and the resolution together. */
  function setPrintSize(size: { mm: number; dpi: number }) {
    setUnit('mm');
    setMm(String(size.mm));
    setDpi(String(size.dpi));
  }

  return {
    format,
    isVector,
    settings,
    /** The printed length of the longer side, whatever the format. */
    lengthMm: rangeProblem(mmValue, sizeLimits.mm) ? DEFAULT_SIZE_MM : mmValue,
    fields: { unit, px, mm, dpi, isBlackOnly },
    set: {
      format: setFormatId,
      unit: setUnit,
      px: setPx,
      mm: setMm,
      dpi: setDpi,
      printSize: setPrintSize,
      isBlackOnly: setBlackOnly,
    },
    problems: {
      ...problems,
      dpi: isTooLarge ? m.thatIsPxOutside(wantedPx, MIN_SIZE_PX, maxPx) : problems.dpi,
    },
    /** The size in pixels at this length and resolution, and the width of the printed code. */
    result:
      hasProblem || moduleMm === 0 ? undefined : m.thatIsPx(wantedPx, mmText(moduleMm * size)),
  };
}

function rangeProblem(value: number, { min, max }: { min: number; max: number }) {
  return value >= min && value <= max ? undefined : m.enterNumber(min, max);
}
