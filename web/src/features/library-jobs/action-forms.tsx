import type { Action, Selection } from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import { limits } from '@everscan/contract/limits';
import { targetUrl } from '@everscan/core/content/url';
import { projectMissing } from '@everscan/messages/errors';
import * as m from '@everscan/messages/library-jobs';
import { textTooLong } from '@everscan/messages/validation';
import { type ReactNode, useState } from 'react';
import { AddressField } from '../../codes/address-field.tsx';
import { type LookChoice, LookPicker } from '../../codes/look-picker.tsx';
import { CallError } from '../../lib/call.ts';
import { browserZone, fromLocalInput, MAX_LOCAL_INPUT } from '../../lib/local-time.ts';
import { FormField, FormTextArea } from '../../ui/form-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ActionFrame } from './action-frame.tsx';
import { KeepLabels } from './keep-labels.tsx';

export type ActionFormProps = {
  selection: Selection;
  count: number;
  groups: LibraryGroups | undefined;
  /** Shown in place of the groups when they could not be loaded. */
  groupsNotice?: ReactNode;
  /**
   * The designs that can be applied. `load` resolves to the action, or to `undefined` if the code with the design is
   * gone; it throws a CallError if the design cannot be loaded.
   */
  looks: readonly (LookChoice & {
    load: (replacesLabels: boolean) => Promise<Action | undefined>;
    /** Whether the design also sets the frame, and so may replace the text of each code's frame, its label. */
    setsFrame?: boolean;
  })[];
  /** Starts a job. @throws {CallError} */
  onRun: (action: Action) => Promise<unknown>;
  onClose: () => void;
};

export function TargetForm({ count, onRun, onClose }: ActionFormProps) {
  const [target, setTarget] = useState('');
  return (
    <ActionFrame
      {...{ count, onClose, title: m.changeTarget, submitLabel: m.changeTarget }}
      isDisabled={target.trim() === ''}
      onSubmit={async () => {
        targetUrl(target, 'target');
        await onRun({ do: 'target', target });
      }}
    >
      <AddressField
        label={m.target}
        name="target"
        value={target}
        onChange={setTarget}
        hint={m.targetHint}
      />
    </ActionFrame>
  );
}

export function PauseForm({ count, onRun, onClose }: ActionFormProps) {
  const [pauseText, setPauseText] = useState('');
  const maxLength = limits.pauseTextMaxLength;
  const error = pauseText.trim().length > maxLength ? textTooLong(maxLength) : undefined;
  return (
    <ActionFrame
      {...{ count, onClose, title: m.pause, submitLabel: m.pause }}
      isDisabled={error !== undefined}
      onSubmit={() => onRun({ do: 'state', state: 'paused', pauseText })}
    >
      <FormTextArea
        label={m.pauseText}
        name="pauseText"
        hint={m.pauseTextHint}
        rows={3}
        error={error}
        value={pauseText}
        onChange={({ currentTarget }) => setPauseText(currentTarget.value)}
      />
    </ActionFrame>
  );
}

export function ScheduleForm({ count, onRun, onClose }: ActionFormProps) {
  const [times, setTimes] = useState({ startsAt: '', endsAt: '' });
  const [fallback, setFallback] = useState('');
  const zone = browserZone();
  const time = (name: keyof typeof times, label: string) => (
    <FormField
      label={label}
      name={name}
      type="datetime-local"
      max={MAX_LOCAL_INPUT}
      onChange={({ currentTarget: { value, validity } }) => {
        if (!validity.badInput) setTimes((known) => ({ ...known, [name]: value }));
      }}
    />
  );
  return (
    <ActionFrame
      {...{ count, onClose, title: m.schedule, submitLabel: m.setSchedule }}
      onSubmit={async () => {
        if (fallback) targetUrl(fallback, 'fallback');
        await onRun({
          do: 'schedule',
          startsAt: fromLocalInput(times.startsAt),
          endsAt: fromLocalInput(times.endsAt),
          fallback: fallback || null,
        });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {time('startsAt', m.start)}
        {time('endsAt', m.end)}
      </div>
      <p className="text-muted text-sm leading-5">{m.scheduleHint(zone)}</p>
      <AddressField
        label={m.fallback}
        name="fallback"
        value={fallback}
        onChange={setFallback}
        hint={m.fallbackHint}
      />
    </ActionFrame>
  );
}

export function MoveForm({ count, groups, groupsNotice, onRun, onClose }: ActionFormProps) {
  const [folder, setFolder] = useState('');
  const folders = groups?.folders ?? [];
  const nameOf = (id: string | null) => folders.find((each) => each.id === id)?.name;
  const options = folders.map(({ id, name, parent }) => ({
    value: id,
    label: parent === null ? name : `${nameOf(parent)} / ${name}`,
  }));
  return (
    <ActionFrame
      {...{ count, onClose, title: m.move, submitLabel: m.move }}
      isDisabled={!groups}
      onSubmit={() => onRun({ do: 'move', folder: folder || null })}
    >
      <SelectField
        label={m.folder}
        options={[{ value: '', label: m.noFolder }, ...options]}
        value={folder}
        disabled={!groups}
        onChange={setFolder}
      />
      {!groups && groupsNotice}
    </ActionFrame>
  );
}

type TagChoice = 'keep' | 'add' | 'remove';

export function TagForm({ count, groups, groupsNotice, onRun, onClose }: ActionFormProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, TagChoice>>>({});
  const tags = groups?.tags ?? [];
  const chosen = (choice: TagChoice) => Object.keys(choices).filter((id) => choices[id] === choice);
  const [add, remove] = [chosen('add'), chosen('remove')];
  return (
    <ActionFrame
      {...{ count, onClose, title: m.tag, submitLabel: m.apply }}
      isDisabled={add.length + remove.length === 0}
      onSubmit={() => onRun({ do: 'tag', add, remove })}
    >
      {!groups && groupsNotice}
      {groups?.tags.length === 0 && <p className="text-muted text-sm leading-5">{m.noTags}</p>}
      <div className="max-h-80 space-y-3 overflow-y-auto">
        {tags.map(({ id, name }) => (
          <Segments<TagChoice>
            key={id}
            label={name}
            options={[
              { value: 'keep', label: m.keep },
              { value: 'add', label: m.add },
              { value: 'remove', label: m.remove },
            ]}
            value={choices[id] ?? 'keep'}
            onChange={(choice) => setChoices((known) => ({ ...known, [id]: choice }))}
          />
        ))}
      </div>
    </ActionFrame>
  );
}

export function DesignForm({ count, looks, onRun, onClose }: ActionFormProps) {
  const [value, setValue] = useState(looks[0]?.value ?? '');
  const [keepsLabels, setKeepsLabels] = useState(true);
  const look = looks.find((each) => each.value === value) ?? looks[0];
  return (
    <ActionFrame
      {...{ count, onClose, title: m.applyDesign, submitLabel: m.apply }}
      isDisabled={!look}
      onSubmit={async () => {
        const action = await look?.load(!keepsLabels);
        if (!action) throw new CallError(projectMissing);
        await onRun(action);
      }}
    >
      <LookPicker
        label={m.design}
        choices={looks}
        value={value}
        onChange={setValue}
        hint={m.designHint}
      />
      {look?.setsFrame && <KeepLabels isOn={keepsLabels} onChange={setKeepsLabels} />}
    </ActionFrame>
  );
}

export function DeleteForm({ count, onRun, onClose }: ActionFormProps) {
  return (
    <ActionFrame
      {...{ count, onClose, title: m.deleteCodes, submitLabel: m.deleteCodes }}
      isDanger
      onSubmit={() => onRun({ do: 'delete' })}
    >
      <p className="text-muted text-sm leading-6">{m.deleteText}</p>
    </ActionFrame>
  );
}
