import * as m from '@everscan/messages/library';
import * as ui from '@everscan/messages/ui';
import { Button } from '../../ui/button.tsx';
import { useGroups } from './library-data.ts';

/** Reports that folders and tags could not be loaded, with a "Try again" button. */
export function GroupsNotice({ userId }: { userId: number }) {
  const { hasFailed, isTrying, retry } = useGroups(userId);
  if (!hasFailed) return null;
  return (
    <div role="alert" className="text-danger text-sm leading-5">
      <p>{m.groupsNotLoaded}</p>
      <Button look="secondary" className="mt-3" isBusy={isTrying} onClick={retry}>
        {isTrying ? ui.retrying : ui.retry}
      </Button>
    </div>
  );
}
