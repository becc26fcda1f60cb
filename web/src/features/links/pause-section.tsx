import { limits } from '@everscan/contract/limits';
import * as m from '@everscan/messages/links';
import { FormTextArea } from '../../ui/form-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { LinkPartProps } from './link-fields.ts';

/** Pauses a code, with a message for those who scan it meanwhile. */
export function PauseSection({ saver, state }: LinkPartProps) {
  const { state: linkState, pauseText } = state.edit;
  return (
    <div className="space-y-3">
      <Switch
        label={m.pauseCode}
        hint={m.pauseHint}
        isOn={linkState === 'paused'}
        onChange={(isOn) => {
          saver.change({ state: isOn ? 'paused' : 'active' });
          saver.commit();
        }}
      />
      <FormTextArea
        label={m.pauseText}
        name="pauseText"
        rows={3}
        maxLength={limits.pauseTextMaxLength}
        placeholder={m.pauseTextExample}
        value={pauseText}
        onChange={({ currentTarget }) => saver.change({ pauseText: currentTarget.value })}
      />
    </div>
  );
}
