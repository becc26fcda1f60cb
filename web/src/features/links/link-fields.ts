import type { Link } from '@everscan/contract/api/links';
import type { KeyboardEvent } from 'react';
import { CallError } from '../../lib/call.ts';
import type { SaverState } from '../../lib/saver.ts';
import { type LinkEdit, type LinkField, problemsOf } from './link-edit.ts';
import type { LinkSaver } from './link-saver.ts';

export type LinkPartProps = { saver: LinkSaver; state: SaverState<LinkEdit>; link: Link };

/** The fields that save themselves when the person has finished typing. */
export function linkFields({ saver, state }: Pick<LinkPartProps, 'saver' | 'state'>) {
  const { edit, status, error } = state;
  const body = error instanceof CallError ? error.body : {};
  const problems = status === 'failed' ? problemsOf(edit) : {};
  return {
    /** Why a field is not saved. */
    errorOf: (field: LinkField): string | undefined =>
      edit.typing === field
        ? undefined
        : (problems[field] ?? (body.field === field ? messageIn(error) : undefined)),
    /** Why nothing is saved, if that concerns no field. */
    problem: status === 'failed' && body.field === undefined ? messageIn(error) : undefined,
    /** Events of a field that `LinkSaver.type` changes. */
    events: {
      // Not when the person looks something up in another window.
      onBlur: () => document.hasFocus() && edit.typing && saver.commit(),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && saver.commit(),
    },
  };
}

function messageIn(error: unknown): string | undefined {
  return error instanceof CallError ? error.message : undefined;
}
