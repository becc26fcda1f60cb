import * as m from '@everscan/messages/projects';
import { TextButton } from '../ui/text-button.tsx';
import type { Outbox, SaveStatus } from './outbox.ts';

/** Says that values of a code's link are not published, and offers to publish or to drop them. */
export function UnpublishedNote({ outbox, code }: { outbox: Outbox | undefined; code: string }) {
  return (
    <>
      {m.notPublished} <TextButton onClick={() => outbox?.publish(code)}>{m.publish}</TextButton>{' '}
      <TextButton onClick={() => outbox?.unpublish(code)}>{m.discard}</TextButton>
    </>
  );
}

type SaveNoteProps = { outbox: Outbox | undefined; code: string; status: SaveStatus };

/** The state of a listed code with edits on this device. Its question and its conflict are decided where it is open. */
export function SaveNote({ outbox, code, status }: SaveNoteProps) {
  if (status === 'unpublished') return <UnpublishedNote outbox={outbox} code={code} />;
  if (status === 'undecided') return m.notSavedYet;
  if (status === 'conflict') return m.editedElsewhere;
  if (status === 'saving') return m.saving;
  if (status === 'saved') return null;
  return (
    <>
      {m.notSaved} <TextButton onClick={() => outbox?.retry(code)}>{m.tryAgain}</TextButton>
    </>
  );
}
