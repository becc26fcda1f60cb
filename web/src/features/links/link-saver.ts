import type { ChangeLinkBody, Link } from '@everscan/contract/codes.schemas';
import { CallError } from '../../lib/call.ts';
import { Saver, type SaverModel, type SaverOptions } from '../../lib/saver.ts';
import { dropWork, readWork, storeWork } from '../../lib/unsaved-work.ts';
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
import { UNSAVED_LINK } from './unsaved-links.ts';

/** Debounce: a date or time is saved after this pause in typing. */
const TYPING_PAUSE_MS = 2000;
/**
 * The longest timeout in browsers, 24 days. An address is saved only on Enter or when the person leaves the field,
 * because printed codes must not lead to half an address.
 */
const NEVER_MS = 2 ** 31 - 1;

const isRefusable = (field: unknown): field is RefusedField =>
  ['target', 'fallback', 'state', 'startsAt', 'endsAt'].includes(field as string);

/** A value that the server has rejected. It is held back until the person edits it, so that the rest can be saved. */
type Refusal = { value: unknown; error: CallError };

type LinkSaverOptions = Pick<SaverOptions<Link, LinkEdit>, 'onSaved' | 'onTrouble'> & {
  userId: number;
  projectId: string;
  link: Link;
};

type StoredEdit = { saved: Link; edit: LinkEdit };

/** Saves the edits of a dynamic code's link. Continues a stored edit from an earlier visit. */
export class LinkSaver extends Saver<Link, LinkEdit> {
  readonly #refusals: Map<RefusedField, Refusal>;

  constructor({ userId, projectId, link, ...on }: LinkSaverOptions) {
    const name = UNSAVED_LINK + projectId;
    const stored = readWork<StoredEdit>(userId, name);
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
    /** The text in storage. If there was no room for a later edit, it still holds the earlier one. */
    let text = stored && JSON.stringify(stored);
    super(model, {
      ...on,
      saved: stored?.saved ?? link,
      // An earlier version may have stored it, without fields that were added since.
      unsaved: stored && { ...editOf(link), ...stored.edit },
      store(unsaved) {
        if (unsaved) text = storeWork(userId, name, unsaved) ?? text;
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

  /** The error with which the server has rejected the current value of a field. */
  refusalOf(field: RefusedField): CallError | undefined {
    const refusal = this.#refusals.get(field);
    return refusal?.value === this.getState().edit[field] ? refusal?.error : undefined;
  }

  change(part: Partial<LinkEdit>): void {
    this.edit({ ...this.getState().edit, ...part, typing: undefined });
  }

  /** Changes a field that is saved only when the person has finished typing. */
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

  /** Tries again to save the edit, including fields that the server has rejected. */
  retry(): Promise<void> {
    this.#refusals.clear();
    return this.commit();
  }
}

const sizeOf = (changes: ChangeLinkBody) => Object.keys(changes).length;

/** The field that the server has rejected, if the error names one. */
function refusedField(error: unknown): RefusedField | undefined {
  const field = error instanceof CallError ? error.body.field : undefined;
  return isRefusable(field) ? field : undefined;
}
