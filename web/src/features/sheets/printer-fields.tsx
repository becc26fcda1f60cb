import { parseNumber } from '@everscan/core/content/typed-number';
import {
  correctionLimits,
  leavesPage,
  type PrinterCorrection,
  within,
} from '@everscan/core/sheet/printer-correction';
import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { useState } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';

type PrinterFieldsProps = {
  layout: SheetLayout;
  correction: PrinterCorrection;
  isLocked: boolean;
  /** Called with each valid correction, and with `undefined` while a field is not valid. */
  onChange: (correction: PrinterCorrection | undefined) => void;
};

const { shift, scale } = correctionLimits;

const fields = [
  {
    name: 'x',
    label: m.shiftRight,
    limits: shift,
    fault: m.enterMillimetres(shift.min, shift.max),
  },
  { name: 'y', label: m.shiftDown, limits: shift, fault: m.enterMillimetres(shift.min, shift.max) },
  {
    name: 'scale',
    label: m.scalePercent,
    limits: scale,
    fault: m.enterNumber(scale.min, scale.max),
  },
] as const;

/** Moves and scales what is printed, for a printer that is off. Closed until it is needed. */
export function PrinterFields({ layout, correction, isLocked, onChange }: PrinterFieldsProps) {
  const [texts, setTexts] = useState(() => ({
    x: String(correction.x),
    y: String(correction.y),
    scale: String(correction.scale),
  }));
  const { x, y, scale: percent } = correction;
  const isCorrected = x !== 0 || y !== 0 || percent !== 100;

  function change(name: keyof PrinterCorrection, text: string) {
    const next = { ...texts, [name]: text };
    setTexts(next);
    const values = { x: numberOf(next.x), y: numberOf(next.y), scale: numberOf(next.scale) };
    const isValid = fields.every((field) => within(values[field.name], field.limits));
    onChange(isValid ? values : undefined);
  }

  return (
    <Disclosure
      title={m.printer}
      summary={isCorrected ? m.correctionNote(x, y, percent) : m.printerHint}
      isNeeded={isCorrected}
    >
      <div className="grid grid-cols-3 items-start gap-3">
        {fields.map(({ name, label, limits, fault }) => (
          <TextField
            key={name}
            label={label}
            inputMode="text" // numeric keyboards of some phones have no minus sign
            disabled={isLocked}
            value={texts[name]}
            error={within(numberOf(texts[name]), limits) ? undefined : fault}
            onChange={(text) => change(name, text)}
          />
        ))}
      </div>
      <p className="mt-2 text-muted text-sm leading-5">{m.correctionHint}</p>
      <p role="status" className="mt-2 text-danger text-sm leading-5 empty:hidden">
        {leavesPage(layout, correction) && m.leavesPage}
      </p>
    </Disclosure>
  );
}

/** Accepts the minus sign of typography as well. */
function numberOf(text: string): number {
  const [, sign, digits = ''] = /^\s*([-\u2212])?\s*(.*)$/.exec(text) ?? [];
  const value = parseNumber(digits);
  return sign ? 0 - value : value;
}
