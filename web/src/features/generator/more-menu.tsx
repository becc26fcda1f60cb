import * as m from '@everscan/messages/generator';
import { Link } from 'react-router';
import type { Draft } from '../../codes/draft.ts';
import { Info } from '../../ui/icons.tsx';
import { MENU_ITEM } from '../../ui/popover-menu.tsx';
import { DraftLinkButton } from './draft-link-button.tsx';

type MoreMenuProps = {
  /** The code on the screen; `undefined` if no link can pass it on. */
  draft: Draft | undefined;
  onClose: () => void;
};

/** What few people need of the preview. */
export default function MoreMenu({ draft, onClose }: MoreMenuProps) {
  return (
    <>
      {draft && <DraftLinkButton draft={draft} className={MENU_ITEM} onDone={onClose} />}
      <Link to="/privacy#downloads" onClick={onClose} className={MENU_ITEM}>
        <Info aria-hidden className="size-4 shrink-0 text-muted" />
        {m.whatWeRecord}
      </Link>
    </>
  );
}
