import type { Design } from '@everscan/core/design/design';
import { type ExportFormatId, exportFormatOf, exportFormats } from '@everscan/core/export/index';
import * as m from '@everscan/messages/bulk';
import { LookPicker } from '../../codes/look-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Download, FolderDown } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { ListSettings } from './bulk-work.ts';
import { JobStatus } from './job-status.tsx';
import { type ListedRow, listJobs } from './list-jobs.ts';
import type { Look } from './looks.ts';
import type { useJob } from './use-job.ts';

type MakePanelProps = {
  settings: ListSettings;
  /** Empty for codes that already have a design. */
  looks: readonly Look[];
  lookId: string;
  design: Design;
  isLevelFixed: boolean;
  /** Absent until a list has been read. */
  rows: readonly ListedRow[] | undefined;
  /** The number of rows that become codes. */
  count: number;
  /** True while another list is being read or another design is loading. */
  isDisabled: boolean;
  job: ReturnType<typeof useJob>;
  onLook: (lookId: string) => void;
  onSettings: (settings: Partial<ListSettings>) => void;
  onStartOver: () => void;
};

const formats = exportFormats.map(({ id, label }) => ({ value: id as ExportFormatId, label }));

/** Design, format and the buttons that make the zip. */
export function MakePanel(props: MakePanelProps) {
  const { settings, looks, lookId, design, isLevelFixed, rows, count, isDisabled, job } = props;
  const { onLook, onSettings, onStartOver } = props;
  const { format, isChecked } = settings;
  const { state } = job;
  const isRunning = state.is === 'running';

  function handleMake() {
    const { extension } = exportFormatOf(format);
    job.start(listJobs(rows ?? [], design, extension), {
      design,
      isLevelFixed,
      format,
      isChecked,
    });
  }

  return (
    <>
      {looks.length > 0 && (
        <LookPicker
          label={m.design}
          choices={looks}
          value={lookId}
          isDisabled={isRunning}
          onChange={onLook}
        />
      )}
      <SelectField
        label={m.format}
        options={formats}
        value={format}
        disabled={isRunning}
        onChange={(format) => onSettings({ format })}
      />
      <Switch
        label={m.check}
        hint={m.checkHint}
        isOn={isChecked}
        disabled={isRunning}
        onChange={(isChecked) => onSettings({ isChecked })}
      />
      <JobStatus state={state} />
      {isRunning && (
        <Button look="secondary" className="h-11 w-full" onClick={job.cancel}>
          {m.cancel}
        </Button>
      )}
      {state.is === 'done' && (
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button className="h-11" onClick={state.saveAgain}>
            <Download aria-hidden className="size-4 shrink-0" />
            {m.downloadAgain}
          </Button>
          <Button look="secondary" className="h-11" onClick={onStartOver}>
            {m.startOver}
          </Button>
        </div>
      )}
      {!isRunning && state.is !== 'done' && (
        <Button className="h-11 w-full" disabled={count === 0 || isDisabled} onClick={handleMake}>
          <FolderDown aria-hidden className="size-4" />
          {count === 0 ? m.makeZip : m.makeCodes(count)}
        </Button>
      )}
    </>
  );
}
