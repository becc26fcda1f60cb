import type { ScansReport } from '@everscan/contract/scans.schemas';
import * as m from '@everscan/messages/scans';
import { useRef, useState } from 'react';
import { lastView } from '../../lib/address-view.ts';
import { FILTER_INPUT, FilterField, FilterSelect } from '../../ui/filter-field.tsx';
import { isDay, ranges, type ScanView, viewOf } from './scan-view.ts';

type ScanFiltersProps = {
  codes: ScansReport['codes'];
  view: ScanView;
  onShow: (change: Partial<ScanView>) => void;
};

/** The filters for the code and the period. */
export function ScanFilters({ codes, view, onShow }: ScanFiltersProps) {
  /** Shows the chosen day, and moves the other day if the two would be in the wrong order. */
  function showDays(chosen: { from: string } | { to: string }, isFinished: boolean) {
    const { from, to } = { ...lastView(viewOf), ...chosen };
    if (from <= to) return onShow({ from, to });
    if (!isFinished) return;
    const day = 'from' in chosen ? from : to;
    onShow({ from: day, to: day });
  }
  const isKnown = codes.some(({ project }) => project === view.project);
  return (
    <search className="grid w-full grid-cols-2 items-end gap-3 sm:flex sm:w-auto">
      <FilterSelect
        label={m.code}
        options={[
          { id: 'all', label: m.allCodes },
          ...(isKnown || view.project === 'all' ? [] : [{ id: view.project, label: m.thisCode }]),
          ...codes.map(({ project, title, code }) => ({
            id: project,
            label: m.codeOption(title, code),
          })),
        ]}
        value={view.project}
        onChoose={(project) => onShow({ project })}
        className="sm:max-w-64"
      />
      <FilterSelect
        label={m.period}
        options={ranges}
        value={view.range}
        onChoose={(range) => onShow({ range: range as ScanView['range'] })}
      />
      {view.range === 'custom' && (
        <>
          <Day label={m.from} value={view.from} onChange={(from, end) => showDays({ from }, end)} />
          <Day label={m.to} value={view.to} onChange={(to, end) => showDays({ to }, end)} />
        </>
      )}
    </search>
  );
}

type DayProps = {
  label: string;
  value: string;
  /** @param isFinished false while the day is being typed, because 1 may become 12 */
  onChange: (value: string, isFinished: boolean) => void;
};

function Day({ label, value, onChange }: DayProps) {
  /** The text in the field until the person leaves it. Half a date has an empty text. */
  const [text, setText] = useState<string>();
  /** False while the person uses the browser's calendar. */
  const isTyping = useRef(false);
  function handleChange(changed: string) {
    setText(changed);
    if (isDay(changed)) onChange(changed, !isTyping.current);
  }
  function finish() {
    isTyping.current = false;
    if (text !== undefined && isDay(text)) onChange(text, true);
  }
  return (
    <FilterField label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          required
          value={text ?? value}
          onChange={({ currentTarget }) => handleChange(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish();
            else isTyping.current = true;
          }}
          onPointerDown={() => {
            isTyping.current = false;
          }}
          onBlur={() => {
            finish();
            setText(undefined);
          }}
          className={`${FILTER_INPUT} tabular-nums`}
        />
      )}
    </FilterField>
  );
}
