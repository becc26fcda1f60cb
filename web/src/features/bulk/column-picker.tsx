import {
  FILE_NAME_COLUMN,
  LABEL_COLUMN,
  type LinkColumn,
  linkColumns,
  type Roles,
} from '@everscan/core/bulk/columns';
import type { Layout } from '@everscan/core/bulk/layout';
import * as m from '@everscan/messages/bulk';
import * as links from '@everscan/messages/bulk-links';
import type { WordedField } from '@everscan/messages/words/worded';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';

type ColumnPickerProps = {
  layout: Layout;
  fields: readonly WordedField[];
  isDynamic: boolean;
  /** Whether no column with the content was found, so that the picker stays open. */
  isNeeded: boolean;
  /** Whether several columns could hold the content. */
  severalFit: boolean;
  isLocked: boolean;
  onRoles: (roles: Roles) => void;
  onHeadings: (hasHeadings: boolean) => void;
};

const UNUSED = '';

const linkLabels: Record<LinkColumn, string> = {
  slug: links.slugColumn,
  title: links.titleColumn,
  folder: links.folderColumn,
  tags: links.tagsColumn,
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_term: 'utm_term',
  utm_content: 'utm_content',
  key: links.keyColumn,
};

const linkOptions = [
  { value: 'url', label: links.targetColumn },
  ...linkColumns.map((column) => ({ value: column, label: linkLabels[column] })),
];

/** Shows each column with its first text and its role, which was detected or chosen. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { layout, fields, isDynamic, isNeeded, severalFit, isLocked, onRoles, onHeadings } = props;
  const { headings, samples, roles } = layout;
  const [wantsOpen, setOpen] = useState(false);
  const isOpen = isNeeded || wantsOpen;
  const options = [
    ...(isDynamic ? linkOptions : fields.map(({ name, label }) => ({ value: name, label }))),
    { value: LABEL_COLUMN, label: m.labelColumn },
    { value: FILE_NAME_COLUMN, label: m.fileNameColumn },
  ];
  const labelOf = (role: string | undefined) =>
    options.find(({ value }) => value === role)?.label ?? '';
  const columns = headings.flatMap((heading, index) =>
    samples[index] || roles[index] ? [{ heading, index }] : [],
  );
  const used = columns.filter(({ index }) => roles[index]);
  const unused = columns.filter(({ index }) => !roles[index]).map(({ heading }) => heading);

  /** Gives a column a role, and takes the role from the column that had it. */
  function choose(index: number, role: string) {
    const others = roles.map((other) => (other === role ? undefined : other));
    onRoles(others.with(index, role || undefined));
  }

  return (
    <section aria-label={m.columns} className="mt-5 rounded-xl border border-line p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-medium text-sm">{m.columns}</h2>
          <p className="mt-0.5 break-words text-muted text-sm leading-5">
            {isNeeded
              ? [
                  ...(severalFit ? [m.severalFit] : []),
                  m.whichColumn((isDynamic ? links.targetColumn : fields[0]?.label) ?? ''),
                ].join(' ')
              : [
                  ...used.map(({ heading, index }) => m.columnUse(heading, labelOf(roles[index]))),
                  ...(unused.length > 0 ? [m.unusedColumns(unused.slice(0, 6))] : []),
                ].join(' · ')}
          </p>
        </div>
        {!isNeeded && (
          <Button
            look="secondary"
            aria-expanded={isOpen}
            className="shrink-0"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.done : m.change}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <ul className="mt-3 divide-y divide-line border-line border-t">
            {columns.map(({ heading, index }) => (
              <li
                key={index}
                className="grid grid-cols-1 items-center gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[minmax(0,1fr)_220px]"
              >
                <div className="min-w-0 text-sm leading-5">
                  <p className="truncate font-medium">{heading}</p>
                  <p className="truncate text-muted">{samples[index] || m.emptyCell}</p>
                </div>
                <Select
                  aria-label={m.columnUsedAs(heading)}
                  options={[{ value: UNUSED, label: m.notUsed }, ...options]}
                  value={roles[index] ?? UNUSED}
                  disabled={isLocked}
                  onChange={(role) => choose(index, role)}
                />
              </li>
            ))}
          </ul>
          <div className="-mb-3 border-line border-t">
            <Switch
              label={m.hasHeadings}
              hint={m.hasHeadingsHint}
              isOn={layout.hasHeadings}
              disabled={isLocked}
              onChange={onHeadings}
            />
          </div>
        </>
      )}
    </section>
  );
}
