import { plans } from '@everscan/contract/plans';
import type { Design } from '@everscan/core/design/design';
import * as common from '@everscan/messages/bulk';
import * as m from '@everscan/messages/bulk-links';
import { planLabels } from '@everscan/messages/words/plan-labels';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { loadFieldOfKit } from '../../../codes/kit-calls.ts';
import { LookPicker } from '../../../codes/look-picker.tsx';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ListSettings } from '../bulk-work.ts';
import { Line } from '../job-status.tsx';
import type { Look } from '../looks.ts';
import { MakePanel } from '../make-panel.tsx';
import type { useJob } from '../use-job.ts';
import type { DynamicRows, KeyRole } from './dynamic-rows.ts';
import { ForecastList } from './forecast-list.tsx';
import type { Upload, UploadRow } from './upload.ts';
import { codesOf, hasFaultyRows, refusalOf, summaryOf } from './upload-summary.ts';
import type { useUpload } from './use-upload.ts';

type DynamicPanelProps = {
  userId: number | undefined;
  /** Absent until a list has been read. */
  list: DynamicRows | undefined;
  /** The name of the list. */
  name: string;
  design: Design;
  /** False while the design is loading or another list is being read. */
  isReady: boolean;
  looks: readonly Look[];
  lookId: string;
  settings: ListSettings;
  upload: ReturnType<typeof useUpload>;
  job: ReturnType<typeof useJob>;
  onLook: (lookId: string) => void;
  onKey: (role: KeyRole) => void;
  onSettings: (settings: Partial<ListSettings>) => void;
  onStartOver: () => void;
  onSignIn: () => void;
};

const keyLabels: Record<KeyRole, string> = {
  key: m.keyColumn,
  slug: m.slugColumn,
  title: m.titleColumn,
  label: common.labelColumn,
  file_name: common.fileNameColumn,
  none: m.noKey,
};

/** The steps in which a list becomes short links: check, upload, download. */
export default function DynamicPanel(props: DynamicPanelProps) {
  const { userId, upload } = props;
  const { state } = upload;
  const part = useRef<HTMLDivElement>(null);
  const step = state?.is;
  // The button of the previous step is gone, and with it the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after each change of the step
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, [step]);

  let content: ReactNode;
  if (userId === undefined) content = <GuestNote onSignIn={props.onSignIn} />;
  else if (upload.isLoading) content = null;
  else if (state?.is === 'checking') content = <Checking upload={upload} />;
  else if (state?.is === 'checked' && state.limits) content = <ForecastList upload={upload} />;
  else if (state?.is === 'running' || state?.is === 'paused') content = <Running upload={upload} />;
  else if (state?.is === 'done') content = <Done {...props} />;
  else content = <Start {...props} />;
  return (
    <div ref={part} tabIndex={-1} className="space-y-5 outline-none">
      {content}
      <p role="alert" className="text-danger text-sm leading-5 empty:hidden">
        {state?.stopped}
      </p>
    </div>
  );
}

function GuestNote({ onSignIn }: { onSignIn: () => void }) {
  const { free, pro } = plans;
  return (
    <>
      <p className="text-muted text-sm leading-6">
        {m.accountNeeded(free.dynamicCodes, planLabels.pro, pro.dynamicCodes)}
      </p>
      <Button className="h-11 w-full" onClick={onSignIn}>
        {m.signIn}
      </Button>
    </>
  );
}

function Start(props: DynamicPanelProps) {
  const { userId, list, name, design, isReady, looks, lookId, upload, onLook, onKey } = props;
  const client = useQueryClient();
  const count = list?.rows.filter((row) => 'link' in row).length ?? 0;
  const [handleCheck, isStarting] = useAction(async () => {
    if (!list || userId === undefined) return;
    const kit = await loadFieldOfKit(client, userId, design);
    upload.check({
      id: randomUuid(),
      name,
      design,
      ...kit,
      hasOwnKeys: list.keyRole === 'none',
      rows: list.rows.map(toUploadRow),
    } satisfies Upload);
  });
  return (
    <>
      <LookPicker label={common.design} choices={looks} value={lookId} onChange={onLook} />
      {list && (
        <SelectField
          label={m.keyChoice}
          options={list.keyRoles.map((value) => ({ value, label: keyLabels[value] }))}
          value={list.keyRole}
          hint={list.keyRole === 'none' ? m.noKeyHint : m.keyHint}
          onChange={onKey}
        />
      )}
      <Button
        className="h-11 w-full"
        isBusy={isStarting}
        disabled={count === 0 || !isReady}
        onClick={handleCheck}
      >
        {m.checkList}
      </Button>
    </>
  );
}

function toUploadRow(row: DynamicRows['rows'][number]): UploadRow {
  const { label, stem } = row;
  const known = { row: row.row, label, stem };
  return 'link' in row ? { ...known, link: row.link } : { ...known, ...row };
}

type StepProps = { upload: DynamicPanelProps['upload'] };

function Checking({ upload: { state, forget } }: StepProps) {
  if (!state) return null;
  const { done, total } = countOf(state);
  return (
    <>
      <ProgressBar label={m.checkList} done={done} total={total} text={m.checking(done, total)} />
      {state.isWaiting && <Waiting />}
      <Button look="secondary" className="h-11 w-full" onClick={forget}>
        {common.cancel}
      </Button>
    </>
  );
}

function Running({ upload: { state, start, pause, forget } }: StepProps) {
  if (!state) return null;
  const { done, total } = countOf(state);
  const isPaused = state.is === 'paused';
  return (
    <>
      <ProgressBar
        label={m.rowsSaved}
        done={done}
        total={total}
        text={common.progress(done, total)}
      />
      <p role="status" className="text-muted text-sm leading-6 empty:hidden">
        {isPaused && m.paused(state.upload.name, done, total)}
      </p>
      {state.isWaiting && <Waiting />}
      {state.isNotStored && <p className="text-muted text-sm leading-5">{m.notKept}</p>}
      {isPaused ? (
        <div className="grid grid-cols-2 gap-3">
          <Button className="h-11" onClick={start}>
            {m.resume}
          </Button>
          <Button look="secondary" className="h-11" onClick={forget}>
            {m.forget}
          </Button>
        </div>
      ) : (
        <Button look="secondary" className="h-11 w-full" isBusy={state.isPausing} onClick={pause}>
          {state.isPausing ? m.pausing : m.pause}
        </Button>
      )}
    </>
  );
}

function Done(props: DynamicPanelProps) {
  const { upload, settings, job, onSettings, onStartOver } = props;
  const { state } = upload;
  if (!state) return null;
  const { created, changed, unchanged, failed } = summaryOf(state.progress, state.upload);
  const isFaulty = hasFaultyRows(state.progress, state.upload);
  const refusal = refusalOf(state.progress);
  const rows = codesOf(state.progress, state.upload);
  return (
    <>
      <div role="status">
        <ul className="space-y-1.5 text-sm leading-6">
          {created > 0 && <Line isGood>{m.created(created)}</Line>}
          {changed > 0 && <Line isGood>{m.changed(changed)}</Line>}
          {unchanged > 0 && <Line isGood>{m.unchanged(unchanged)}</Line>}
          {failed > 0 && <Line>{isFaulty ? m.failedFaulty(failed) : m.failed(failed)}</Line>}
          {refusal && <Line>{refusal}</Line>}
        </ul>
      </div>
      <MakePanel
        settings={settings}
        looks={[]}
        lookId=""
        design={state.upload.design}
        isLevelFixed={false}
        rows={rows}
        count={created + changed + unchanged}
        isDisabled={false}
        job={job}
        onLook={() => {}}
        onSettings={onSettings}
        onStartOver={onStartOver}
      />
      {job.state.is === 'idle' && (
        <Button look="secondary" className="h-11 w-full" onClick={onStartOver}>
          {common.startOver}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  return (
    <p role="status" className="text-muted text-sm leading-5">
      {m.waiting}
    </p>
  );
}

/** The number of rows that have been sent, and of rows that can be sent. */
function countOf({ upload, progress }: NonNullable<StepProps['upload']['state']>) {
  const total = upload.rows.filter((row) => 'link' in row).length;
  return { done: progress.outcomes.size, total };
}
