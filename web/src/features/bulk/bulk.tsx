import type { Project } from '@everscan/contract/api/projects';
import { isLevelFixed } from '@everscan/core/content/content-type';
import { type Content, type ContentTypeId, contentTypeOf } from '@everscan/core/content/index';
import { type ExportFormatId, exportFormatOf, exportFormats } from '@everscan/core/export/index';
import { FolderDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { makeCode } from '../../codes/code-file.ts';
import { useContentType } from '../../codes/content-types.ts';
import type { Draft } from '../../codes/draft.ts';
import { useDrawing } from '../../codes/drawing.ts';
import { SceneImage } from '../../codes/scene-image.tsx';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { JobStatus } from './job-status.tsx';
import { listJobs } from './list-jobs.ts';
import { ListSource } from './list-source.tsx';
import { listLooks, savedLook } from './looks.ts';
import { plural, RowPreview } from './row-preview.tsx';
import { SaveSection } from './save-section.tsx';
import { useJob } from './use-job.ts';
import { useList } from './use-list.ts';

type BulkProps = {
  /** The generator's draft, whose design is offered. */
  draft: Draft;
  /** The saved codes, whose designs are offered. */
  projects: readonly Project[];
  /** Loads a project's logo into `projects`. @throws {CallError} */
  onChooseDesign: (project: Project) => Promise<unknown>;
  isSignedIn: boolean;
  /** Rows have been saved as projects. */
  onSaved: () => void;
};

const formats = exportFormats.map(({ id, label }) => ({ value: id as ExportFormatId, label }));

/** Makes a zip of codes from a list: the list on the left, design and download on the right. */
export function Bulk({ draft, projects, onChooseDesign, isSignedIn, onSaved }: BulkProps) {
  const [typeId, setTypeId] = useState<ContentTypeId>('url');
  const [lookId, setLookId] = useState('dots');
  const [format, setFormat] = useState<ExportFormatId>('png');
  const [isChecked, setChecked] = useState(true);
  const list = useList(typeId);
  const job = useJob();
  const isRunning = job.state.is === 'running';

  const type = contentTypeOf(typeId);
  const looks = listLooks(draft.design, projects);
  const look = looks.find(({ value }) => value === lookId) ?? looks[0];
  const chosen = look?.design ?? draft.design;
  const { level = chosen.level } = type;
  const design = useMemo(() => ({ ...chosen, level }), [chosen, level]);
  const good = useMemo(() => list.rows?.filter((row) => 'text' in row) ?? [], [list.rows]);
  const example = good[0]?.content ?? ({ type: typeId, data: type.sample } as Content);
  const loaded = useContentType(typeId);
  const isDrawable = useDrawing(design);
  // biome-ignore lint/correctness/useExhaustiveDependencies: makeCode reads both from their registries
  const code = useMemo(
    () => makeCode({ content: example, design }),
    [example, design, loaded, isDrawable],
  );

  /** Clears the result, which belongs to the previous list or design. */
  function changing<Value>(change: (value: Value) => void) {
    return (value: Value) => {
      job.reset();
      change(value);
    };
  }
  async function chooseLook(value: string) {
    const project = projects.find(({ id }) => value === savedLook(id));
    try {
      if (project) await onChooseDesign(project);
      setLookId(value);
    } catch (error) {
      toast('error', 'Error', messageOf(error));
    }
  }
  function handleMake() {
    if (!list.rows) return;
    const { extension } = exportFormatOf(format);
    const settings = { design, isLevelFixed: isLevelFixed(type), format, isChecked };
    job.start(listJobs(list.rows, design, extension), settings);
  }

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
      <Card className="p-5 sm:p-6">
        <ListSource
          type={typeId}
          fileName={list.fileName}
          isReading={list.isReading}
          error={list.error}
          isLocked={isRunning}
          onType={changing(setTypeId)}
          onFile={changing(list.open)}
        />
        {list.rows && <RowPreview rows={list.rows} ignored={list.ignored} />}
      </Card>
      <Card className="space-y-5 p-5 sm:p-6 xl:sticky xl:top-20">
        <div className="grid aspect-[2/1] place-items-center rounded-xl border border-line bg-white p-4">
          {'scene' in code && (
            <SceneImage scene={code.scene} title={code.title} className="h-full max-h-40" />
          )}
        </div>
        <SelectField
          label="Design"
          options={looks}
          value={look?.value ?? ''}
          disabled={isRunning}
          onChange={changing(chooseLook)}
        />
        <SelectField
          label="Format"
          options={formats}
          value={format}
          disabled={isRunning}
          onChange={changing(setFormat)}
        />
        <Switch
          label="Read every code back"
          hint="Finds codes that will not scan, before you print them."
          isOn={isChecked}
          disabled={isRunning}
          onChange={changing(setChecked)}
        />
        <JobStatus state={job.state} />
        {isRunning ? (
          <Button look="secondary" className="h-11 w-full" onClick={job.cancel}>
            Cancel
          </Button>
        ) : (
          <Button className="h-11 w-full" disabled={good.length === 0} onClick={handleMake}>
            <FolderDown aria-hidden className="size-4" />
            {good.length === 0 ? 'Make a zip' : `Make ${plural(good.length, 'code')}`}
          </Button>
        )}
        {isSignedIn && good.length > 0 && !isRunning && (
          <SaveSection rows={good} design={design} onSaved={onSaved} />
        )}
      </Card>
    </div>
  );
}
