import { limits } from '@everscan/contract/limits';
import { Button } from '../../ui/button.tsx';
import { FormTextArea } from '../../ui/form-field.tsx';
import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';

/** Pauses a code, with a message for those who scan it meanwhile. */
export function PauseForm(props: LinkFormProps) {
  const { pauseText, state: linkState } = props.link;
  const { register, errors, submit, state } = useLinkForm(props, { pauseText });
  const isPaused = linkState === 'paused';
  return (
    <form noValidate onSubmit={submit({ state: 'paused' })} className="space-y-4">
      <FormTextArea
        label="Message for visitors"
        rows={3}
        maxLength={limits.pauseTextMaxLength}
        placeholder="We are back on Monday."
        error={errors.pauseText?.message}
        hint="People who scan the code meanwhile see this message instead of the target."
        {...register('pauseText')}
      />
      <SaveRow
        {...state}
        label={isPaused ? 'Save message' : 'Pause code'}
        isDirty={!isPaused || state.isDirty}
        isSaved={state.isSaved && isPaused}
      >
        {isPaused && (
          <Button look="secondary" disabled={state.isSaving} onClick={submit({ state: 'active' })}>
            Resume code
          </Button>
        )}
      </SaveRow>
    </form>
  );
}
