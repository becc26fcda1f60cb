import * as m from '@everscan/messages/links';
import { FormTextArea } from '../../ui/form-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type LinkPartProps, linkFields } from './link-fields.ts';

/** Pauses a code, with a message for visitors who scan it meanwhile. */
export function PauseSection({ saver, state }: LinkPartProps) {
  const { state: linkState, pauseText } = state.edit;
  const { errorOf } = linkFields({ saver, state });
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
        error={errorOf('pauseText')}
        placeholder={m.pauseTextExample}
        value={pauseText}
        onChange={({ currentTarget }) => saver.change({ pauseText: currentTarget.value })}
      />
    </div>
  );
}
