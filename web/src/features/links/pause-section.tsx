import { limits } from '@everscan/contract/limits';
import { FormTextArea } from '../../ui/form-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { LinkPartProps } from './link-fields.ts';

/** Pauses a code, with a message for those who scan it meanwhile. */
export function PauseSection({ saver, state }: LinkPartProps) {
  const { state: linkState, pauseText } = state.edit;
  return (
    <div className="space-y-3">
      <Switch
        label="Pause this code"
        hint="People who scan it see your message instead of the target."
        isOn={linkState === 'paused'}
        onChange={(isOn) => {
          saver.change({ state: isOn ? 'paused' : 'active' });
          saver.commit();
        }}
      />
      <FormTextArea
        label="Message for visitors"
        name="pauseText"
        rows={3}
        maxLength={limits.pauseTextMaxLength}
        placeholder="We’ll be back on Monday."
        value={pauseText}
        onChange={({ currentTarget }) => saver.change({ pauseText: currentTarget.value })}
      />
    </div>
  );
}
