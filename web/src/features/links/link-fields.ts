import type { Link } from '@everscan/contract/codes.schemas';
import type { KeyboardEvent } from 'react';
import { CallError } from '../../lib/call.ts';
import { isComposing } from '../../lib/is-composing.ts';
import type { SaverState } from '../../lib/saver.ts';
import { type CheckedField, type LinkEdit, problemsOf, type RefusedField } from './link-edit.ts';
import type { LinkSaver } from './link-saver.ts';

export type LinkPartProps = { saver: LinkSaver; state: SaverState<LinkEdit>; link: Link };

/** The errors and events of the link's fields, which are saved when the person has finished typing. */
export function linkFields({ saver, state }: Pick<LinkPartProps, 'saver' | 'state'>) {
  const { edit, status, error } = state;
  const isFailed = status === 'failed';
  const problems = isFailed ? problemsOf(edit) : {};
  const refusalOf = (field: RefusedField) => (isFailed ? saver.refusalOf(field) : undefined);
  const general = [refusalOf('state'), error];
  return {
    /** The reason why a field is not saved. */
    errorOf(field: CheckedField): string | undefined {
      if (edit.typing === field) return undefined;
      return problems[field] ?? refusalOf(field)?.message;
    },
    /** An error that does not concern a single field. */
    problem: isFailed ? general.map(generalMessage).find(Boolean) : undefined,
    /** Event handlers for a field whose changes go through `LinkSaver.type`. */
    events: {
      // A person who only looks something up in another window has not finished typing.
      onBlur: () => document.hasFocus() && saver.getState().edit.typing && saver.commit(),
      onKeyDown: (event: KeyboardEvent) =>
        event.key === 'Enter' && !isComposing(event) && saver.commit(),
    },
  };
}

/** The message of an error, unless a field shows it. */
function generalMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { field } = error.body;
  return field === undefined || field === 'state' ? error.message : undefined;
}
