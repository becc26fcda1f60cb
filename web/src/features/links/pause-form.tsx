import { limits } from '@everscan/contract/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormTextArea } from '../../ui/form-field.tsx';
import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';

/** Takes a code out of use for a while, with words for those who scan it meanwhile. */
export function PauseForm(props: LinkFormProps) {
  const { link } = props;
  const form = useLinkForm(props);
  const [typed, setTyped] = useState<string>();
  const words = typed ?? link.pauseText;
  const isPaused = link.state === 'paused';

  async function send(state: 'active' | 'paused') {
    if (await form.save({ state, pauseText: words })) setTyped(undefined);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send('paused');
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <FormTextArea
        label="Words for visitors"
        name="pauseText"
        rows={3}
        maxLength={limits.pauseTextMaxLength}
        placeholder="We are back on Monday."
        value={words}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          form.touch();
        }}
        error={form.errorOf('pauseText')}
        hint="Whoever scans the code meanwhile reads this instead of reaching the target."
      />
      <SaveRow
        label={isPaused ? 'Save words' : 'Pause code'}
        isDirty={!isPaused || words !== link.pauseText}
        isSaving={form.isSaving}
        isSaved={form.isSaved && isPaused}
        error={form.otherError('pauseText')}
      >
        {isPaused && (
          <Button look="secondary" disabled={form.isSaving} onClick={() => send('active')}>
            Resume code
          </Button>
        )}
      </SaveRow>
    </form>
  );
}
