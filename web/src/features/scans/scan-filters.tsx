import type { ScansReport } from '@everscan/contract/api/scans';
import { ChevronDown, Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonLook } from '../../ui/button.tsx';
import { exportPath } from './scan-calls.ts';
import { ranges, type ScanPeriod, type ScanView } from './scan-view.ts';

type ScanFiltersProps = {
  codes: ScansReport['codes'];
  view: ScanView;
  period: ScanPeriod;
  onShow: (change: Partial<ScanView>) => void;
};

const INPUT =
  'h-10 w-full rounded-lg border border-line-strong/60 bg-surface px-3 text-base outline-offset-[-1px] transition-colors hover:border-line-strong focus:outline-2 focus:outline-accent md:text-sm';

/** Of which code and which days, and the same as a file. */
export function ScanFilters({ codes, view, period, onShow }: ScanFiltersProps) {
  const isKnown = codes.some(({ project }) => project === view.project);
  return (
    <div className="mb-3 flex flex-wrap items-end gap-3 sm:mb-6">
      <search className="grid w-full grid-cols-2 items-end gap-3 sm:flex sm:w-auto">
        <Choice label="Code" value={view.project} onChoose={(project) => onShow({ project })}>
          <option value="all">All codes</option>
          {!isKnown && view.project !== 'all' && <option value={view.project}>This code</option>}
          {codes.map(({ project, title, code }) => (
            <option key={project} value={project}>
              {`${title} (${code})`}
            </option>
          ))}
        </Choice>
        <Choice
          label="Days"
          value={view.range}
          onChoose={(range) => onShow({ range: range as ScanView['range'] })}
        >
          {ranges.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Choice>
        {view.range === 'custom' && (
          <>
            <Day
              label="From"
              value={view.from}
              onChange={(from) => onShow({ from, to: from > view.to ? from : view.to })}
            />
            <Day
              label="To"
              value={view.to}
              onChange={(to) => onShow({ to, from: to < view.from ? to : view.from })}
            />
          </>
        )}
      </search>
      <div className="grid w-full grid-cols-2 gap-3 sm:ml-auto sm:flex sm:w-auto">
        {(['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            href={exportPath(period, format)}
            download
            className={buttonLook('secondary')}
          >
            <Download aria-hidden className="size-4" /> {format.toUpperCase()}
          </a>
        ))}
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`${INPUT} appearance-none truncate pr-9 sm:max-w-64`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-3 bottom-3 size-4 text-muted"
      />
    </Labelled>
  );
}

type DayProps = { label: string; value: string; onChange: (value: string) => void };

function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <input
        id={id}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        required
        value={value}
        onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
        className={`${INPUT} tabular-nums`}
      />
    </Labelled>
  );
}

function Labelled({
  label,
  htmlFor,
  children,
}: {
  label: string;
  htmlFor: string;
  children: ReactNode;
}) {
  return (
    <div className="relative min-w-0">
      <label htmlFor={htmlFor} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {children}
    </div>
  );
}
