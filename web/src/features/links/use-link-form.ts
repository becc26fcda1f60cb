import type { ChangeLinkBody, Link } from '@everscan/contract/api/links';
import { useState } from 'react';
import { CallError, messageOf } from '../../lib/call.ts';
import { changeLink } from './link-calls.ts';

export type LinkFormProps = {
  projectId: string;
  link: Link;
  onChanged: (link: Link) => void;
};

type Field = keyof ChangeLinkBody;

const CONFLICT =
  'Changed elsewhere meanwhile. Look at what this code does now; saving again replaces it.';

/**
 * Saves a part of a link on request, never by itself: printed codes depend on it. What was typed
 * stays when saving fails, and `errorOf` says at which field.
 */
export function useLinkForm({ projectId, link, onChanged }: LinkFormProps) {
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [error, setError] = useState<{ field: string | undefined; message: string }>();

  /** Whether it worked. */
  async function save(body: ChangeLinkBody): Promise<boolean> {
    setSaving(true);
    setError(undefined);
    try {
      onChanged(await changeLink(projectId, { ...body, version: link.version }));
      setSaved(true);
      return true;
    } catch (reason) {
      const details: CallError['body'] = reason instanceof CallError ? reason.body : {};
      if (details.link) onChanged(details.link as Link);
      const message = details.link ? CONFLICT : messageOf(reason);
      setError({ field: details.field as string | undefined, message });
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    save,
    isSaving,
    isSaved,
    /** What is typed now is not what was saved. */
    touch: () => setSaved(false),
    errorOf: (field: Field) => (error?.field === field ? error.message : undefined),
    /** Of no field in particular, or of one that is not shown. */
    otherError: (...shown: Field[]) =>
      error && !shown.includes(error.field as Field) ? error.message : undefined,
  };
}
