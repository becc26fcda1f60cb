import type { ChangeLinkBody, Link } from '@everscan/contract/api/links';
import { CallError } from '../../lib/call.ts';
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
  type RefusedField,
  readyPart,
} from './link-edit.ts';

/** A pause while typing a date or time finishes it. Printed codes must not lead to half an address. */
const TYPING_PAUSE_MS = 2000;
/** The longest that a browser can wait, 24 days: only leaving the field or Enter finishes an address. */
const NEVER_MS = 2 ** 31 - 1;

const isRefusable = (field: unknown): field is RefusedField =>
  ['target', 'fallback', 'state', 'startsAt', 'endsAt'].includes(field as string);

/** A value that the server refused. It is held back until it is edited, so that the rest is saved. */
type Refusal = { value: unknown; error: CallError };

type LinkSaverOptions = Pick<SaverOptions<Link, LinkEdit>, 'onSaved' | 'onTrouble'> & {
  userId: number;
  projectId: string;
  link: Link;
};

type Kept = { saved: Link; edit: LinkEdit };

/** The link of one dynamic code as it is on this screen, with an edit from an earlier visit. */
export class LinkSaver extends Saver<Link, LinkEdit> {
  readonly #refusals: Map<RefusedField, Refusal>;

  constructor({ userId, projectId, link, ...on }: LinkSaverOptions) {
    const name = KEPT_LINK + projectId;
    const kept = readWork<Kept>(userId, name);
    const refusals = new Map<RefusedField, Refusal>();
    const refusedIn = (edit: LinkEdit) =>
      [...refusals].filter(([field, { value }]) => edit[field] === value).map(([field]) => field);
    const ready = (edit: LinkEdit, from: Link) => readyPart(edit, from, refusedIn(edit));
    const model: SaverModel<Link, LinkEdit> = {
      editOf,
      isSame,
      readyPart: ready,
      theirsIn: ({ body }) => body.link as Link | undefined,
    };
    /** As it is stored, also if there was no room for a later edit. */
    let text = kept && JSON.stringify(kept);
    super(model, {
      ...on,
      saved: kept?.saved ?? link,
      unsaved: kept?.edit,
      keep(unsaved) {
        if (unsaved) text = keepWork(userId, name, unsaved) ?? text;
        else if (text !== undefined) dropWork(userId, name, text);
      },
      async send(edit, from, options) {
        const send = async (changes: ChangeLinkBody): Promise<Link> => {
          try {
            return await changeLink(projectId, { ...changes, version: from.version }, options);
          } catch (error) {
            const field = refusedField(error);
            if (!field) throw error;
            refusals.set(field, { value: edit[field], error: error as CallError });
            const rest = changesOf(ready(edit, from), from);
            if (sizeOf(rest) === 0 || sizeOf(rest) === sizeOf(changes)) throw error;
            return send(rest);
          }
        };
        const changes = changesOf(edit, from);
        return sizeOf(changes) === 0 ? from : send(changes);
      },
    });
    this.#refusals = refusals;
  }

  /** Why the server refused a field as it is now. */
  refusalOf(field: RefusedField): CallError | undefined {
    const refusal = this.#refusals.get(field);
    return refusal?.value === this.getState().edit[field] ? refusal?.error : undefined;
  }

  change(part: Partial<LinkEdit>): void {
    this.edit({ ...this.getState().edit, ...part, typing: undefined });
  }

  /** Changes a field that is sent once the person has finished typing it. */
  type<Field extends LinkField>(field: Field, value: LinkEdit[Field]): void {
    const edit = { ...this.getState().edit, [field]: value, typing: field };
    const isAddress = field === 'target' || field === 'fallback';
    this.edit(edit, isAddress ? NEVER_MS : TYPING_PAUSE_MS);
  }

  override commit(): Promise<void> {
    const { edit } = this.getState();
    if (edit.typing) this.change({});
    return super.commit();
  }

  /** The person tries again, with refused fields, too. */
  retry(): Promise<void> {
    this.#refusals.clear();
    return this.commit();
  }
}

const sizeOf = (changes: ChangeLinkBody) => Object.keys(changes).length;

/** The field that the server refused. */
function refusedField(error: unknown): RefusedField | undefined {
  const field = error instanceof CallError ? error.body.field : undefined;
  return isRefusable(field) ? field : undefined;
}
