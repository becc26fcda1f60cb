import { parseNumber } from '@everscan/core/content/typed-number';
import { rollMeasures } from '@everscan/core/sheet/layouts';
import { faultsOf } from '@everscan/core/sheet/own-layout';
import type { SheetLayout, SheetMeasures } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { useRef, useState } from 'react';
import { randomUuid } from '../../lib/random-uuid.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { layoutFault } from './layout-fault.ts';

type OwnLayoutFormProps = {
  /** The initial values: a layout to change, or the chosen one as an example. */
  start: SheetLayout;
  /** Whether the form changes `start` instead of adding a layout. */
  isChange: boolean;
  onSave: (layout: SheetLayout) => void;
  onCancel: () => void;
};

type Field = keyof SheetMeasures;
type Kind = 'labels' | 'roll';

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'labels', label: m.paperSheet },
  { value: 'roll', label: m.paperRoll },
];

const SHEET_FIELDS: readonly (readonly [Field, string])[] = [
  ['pageWidth', m.pageWidth],
  ['pageHeight', m.pageHeight],
  ['columns', m.columns],
  ['rows', m.rows],
  ['width', m.labelWidth],
  ['height', m.labelHeight],
  ['left', m.marginLeft],
  ['top', m.marginTop],
  ['pitchX', m.pitchX],
  ['pitchY', m.pitchY],
  ['cornerRadius', m.cornerRadius],
];

const ROLL_FIELDS: readonly (readonly [Field, string])[] = [
  ['width', m.labelWidth],
  ['height', m.labelHeight],
  ['cornerRadius', m.cornerRadius],
];

/** A form for a custom size in millimetres. Errors are shown after the first attempt to save. */
export function OwnLayoutForm({ start, isChange, onSave, onCancel }: OwnLayoutFormProps) {
  const [kind, setKind] = useState<Kind>(start.kind === 'roll' ? 'roll' : 'labels');
  const [texts, setTexts] = useState(() => textsOf(start));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const measures = measuresOf(texts, kind);
  const faults = faultsOf(measures);
  const fields = kind === 'roll' ? ROLL_FIELDS : SHEET_FIELDS;
  // On a roll, the page has the size of the label.
  const faultAt = (field: Field) =>
    kind === 'roll' && (field === 'width' || field === 'height')
      ? (faults[field] ?? faults[field === 'width' ? 'pageWidth' : 'pageHeight'])
      : faults[field];
  const errorAt = (field: Field) => {
    const fault = isTried && faultAt(field);
    return fault ? layoutFault(fault) : undefined;
  };

  function save() {
    if (Object.keys(faults).length > 0) {
      setTried(true);
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    const id = isChange ? start.id : `own-${randomUuid()}`;
    onSave({ ...measures, id, kind, unit: 'mm' });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="own-layout-title"
      className="space-y-4 rounded-xl border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 id="own-layout-title" className="font-medium text-sm">
        {m.ownTitle}
      </h3>
      <Segments label={m.paper} options={kinds} value={kind} onChange={setKind} />
      <div className="grid grid-cols-2 items-start gap-4">
        {fields.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            inputMode="decimal"
            value={texts[field]}
            error={errorAt(field)}
            onChange={(text) => setTexts({ ...texts, [field]: text })}
          />
        ))}
      </div>
      <div className="grid grid-cols-[1fr_auto] gap-3">
        <Button type="submit">{m.saveLayout}</Button>
        <Button look="secondary" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}

function textsOf(layout: SheetLayout): Record<Field, string> {
  const texts = SHEET_FIELDS.map(([field]) => [
    field,
    String(Math.round(layout[field] * 100) / 100),
  ]);
  return Object.fromEntries(texts) as Record<Field, string>;
}

function measuresOf(texts: Record<Field, string>, kind: Kind): SheetMeasures {
  const numbers = SHEET_FIELDS.map(([field]) => [field, parseNumber(texts[field])]);
  const typed = Object.fromEntries(numbers) as SheetMeasures;
  if (kind === 'roll') return rollMeasures(typed.width, typed.height, typed.cornerRadius);
  // A single column or row has no distance to the next one.
  const pitchX = typed.columns === 1 ? typed.width : typed.pitchX;
  const pitchY = typed.rows === 1 ? typed.height : typed.pitchY;
  return { ...typed, pitchX, pitchY };
}
