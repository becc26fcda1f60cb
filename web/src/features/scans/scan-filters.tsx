import type { ScansReport } from '@everscan/contract/api/scans';
import * as m from '@everscan/messages/scans';
import { lastView } from '../../lib/address-view.ts';
import { FILTER_INPUT, FilterField, FilterSelect } from '../../ui/filter-field.tsx';
import { ranges, type ScanView, viewOf } from './scan-view.ts';

type ScanFiltersProps = {
  codes: ScansReport['codes'];
  view: ScanView;
  onShow: (change: Partial<ScanView>) => void;
};

/** The choice of code and period. */
export function ScanFilters({ codes, view, onShow }: ScanFiltersProps) {
  /** Keeps the chosen day and moves the other one if they would be in the wrong order. */
  function showDays(chosen: { from: string } | { to: string }) {
    const { from, to } = { ...lastView(viewOf), ...chosen };
    if (from <= to) return onShow({ from, to });
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
          <Day label={m.from} value={view.from} onChange={(from) => showDays({ from })} />
          <Day label={m.to} value={view.to} onChange={(to) => showDays({ to })} />
        </>
      )}
    </search>
  );
}

type DayProps = { label: string; value: string; onChange: (value: string) => void };

function Day({ label, value, onChange }: DayProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          required
          value={value}
          onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
          className={`${FILTER_INPUT} tabular-nums`}
        />
      )}
    </FilterField>
  );
}
