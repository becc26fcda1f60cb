import * as m from '@everscan/messages/links';
import { FormTextArea } from '../../ui/form-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type LinkPartProps, linkFields } from './link-fields.ts';

/** Pauses a code, with a message for visitors who scan it meanwhile. */
export function PauseSection(part: LinkPartProps) {
  const { fields, change, errorOf } = linkFields(part);
  const { state: linkState, pauseText } = fields;
  return (
    <div className="space-y-3">
      <Switch
        label={m.pauseCode}
        hint={m.pauseHint}
        isOn={linkState === 'paused'}
        onChange={(isOn) => change({ state: isOn ? 'paused' : 'active' }, 0)}
      />
      <FormTextArea
        label={m.pauseText}
        name="pauseText"
        rows={3}
        error={errorOf('pauseText')}
        placeholder={m.pauseTextExample}
        value={pauseText}
        onChange={({ currentTarget }) => change({ pauseText: currentTarget.value })}
      />
    </div>
  );
}
