import * as m from '@everscan/messages/projects';
import { TextButton } from '../ui/text-button.tsx';
import type { Outbox } from './outbox.ts';

/** Says that values of a code's link are not published, and offers to publish or to drop them. */
export function UnpublishedNote({ outbox, code }: { outbox: Outbox | undefined; code: string }) {
  return (
    <>
      {m.notPublished} <TextButton onClick={() => outbox?.publish(code)}>{m.publish}</TextButton>{' '}
      <TextButton onClick={() => outbox?.unpublish(code)}>{m.discard}</TextButton>
    </>
  );
}
