import { type ChangeLinkBody, changeLinkBodySchema, type Link } from '@everscan/contract/api/links';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { bodyResolver } from './body-resolver.ts';
import { changeLink } from './link-calls.ts';

export type LinkFormProps = {
  projectId: string;
  link: Link;
  onChanged: (link: Link) => void;
};

const CONFLICT =
  'Changed elsewhere meanwhile. Look at what this code does now; saving again replaces it.';

/**
 * A form for a part of a link. It saves on request, never by itself: printed codes depend on it. A
 * failed save keeps what was typed and reports the error at its field, or in `state.error`.
 * @param saved the saved values, which replace those that the user has not changed
 * @param bodyOf the request for some values
 */
export function useLinkForm<Values extends FieldValues>(
  { projectId, link, onChanged }: LinkFormProps,
  saved: Values,
  bodyOf: (values: Partial<Values>) => ChangeLinkBody = (values) => values,
) {
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values, unknown, Values>({
    defaultValues: saved as DefaultValues<Values>,
    resolver: bodyResolver(changeLinkBodySchema, bodyOf),
  });
  const { isDirty, dirtyFields, errors } = form.formState;
  const changedValues = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => isMarked((dirtyFields as FieldValues)[name])),
    ) as Partial<Values>;

  // Saved here, in another part of the panel, or on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a saved value changes
  useEffect(() => {
    const typed = changedValues(form.getValues());
    form.reset(saved, { keepErrors: true });
    for (const [name, value] of Object.entries(typed)) {
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
  }, [JSON.stringify(saved)]);

  const [save, isSaving] = useAction(async (body: ChangeLinkBody) => {
    setSaved(false);
    try {
      const changed = await changeLink(projectId, { ...body, version: link.version });
      form.reset(form.getValues());
      setSaved(true);
      onChanged(changed);
    } catch (reason) {
      const details: CallError['body'] = reason instanceof CallError ? reason.body : {};
      if (details.link) onChanged(details.link as Link);
      const field = String(details.field);
      const isShown = typeof saved[field] === 'string' || saved[field] === null;
      const message = details.link ? CONFLICT : messageOf(reason);
      form.setError(isShown ? (field as Path<Values>) : 'root', { message });
    }
  });

  return {
    control: form.control,
    register: form.register,
    errors,
    /** Saves the changed values together with `more`. */
    submit: (more?: ChangeLinkBody) =>
      form.handleSubmit((values) => save({ ...bodyOf(changedValues(values)), ...more })),
    state: { isDirty, isSaving, isSaved, error: errors.root?.message },
  };
}

/** Whether a field, or a field inside it, is marked as dirty. */
function isMarked(marks: unknown): boolean {
  return marks === true || Object.values(marks ?? {}).some(isMarked);
}
