import type { Link } from '@everscan/contract/api/links';
import { dropWork, keepWork, readWork } from '../../lib/kept-work.ts';
import { Saver, type SaverModel, type SaverOptions } from '../../lib/saver.ts';
import { KEPT_LINK } from './kept-links.ts';
import { changeLink } from './link-calls.ts';
import {
  changesOf,
  editOf,
  isSame,
  type LinkEdit,
  type LinkField,
  readyPart,
} from './link-edit.ts';

/** The pause after which a typed field counts as finished; leaving it finishes it at once. */
const TYPING_PAUSE_MS = 2000;

const model: SaverModel<Link, LinkEdit> = {
  editOf,
  isSame,
  readyPart,
  theirsIn: ({ body }) => body.link as Link | undefined,
};

type LinkSaverOptions = Pick<SaverOptions<Link, LinkEdit>, 'onSaved' | 'onTrouble'> & {
  userId: number;
  projectId: string;
  link: Link;
};

type Kept = { saved: Link; edit: LinkEdit };

/** The link of one dynamic code as it is on this screen, with an edit from an earlier visit. */
export class LinkSaver extends Saver<Link, LinkEdit> {
  constructor({ userId, projectId, link, ...on }: LinkSaverOptions) {
    const name = KEPT_LINK + projectId;
    const kept = readWork<Kept>(userId, name);
    let text: string | undefined;
    super(model, {
      ...on,
      saved: kept?.saved ?? link,
      unsaved: kept?.edit,
      keep(unsaved) {
        if (unsaved) text = keepWork(userId, name, unsaved);
        else if (text !== undefined) dropWork(userId, name, text);
      },
      async send(edit, saved, options) {
        const changes = changesOf(edit, saved);
        if (Object.keys(changes).length === 0) return saved;
        return changeLink(projectId, { ...changes, version: saved.version }, options);
      },
    });
  }

  change(part: Partial<LinkEdit>): void {
    this.edit({ ...this.getState().edit, ...part, typing: undefined });
  }

  /** Changes a field that is sent once the person has finished typing. */
  type<Field extends LinkField>(field: Field, value: LinkEdit[Field]): void {
    const edit = { ...this.getState().edit, [field]: value, typing: field };
    this.edit(edit, TYPING_PAUSE_MS);
  }

  override commit(): Promise<void> {
    const { edit } = this.getState();
    if (edit.typing) this.change({});
    return super.commit();
  }
}
