import { limits } from '@everscan/contract/limits';
import * as m from '@everscan/messages/links';
import { textTooLong } from '@everscan/messages/validation';
import { codeFaults } from '@everscan/messages/words/faults/code';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';
import type { FocusEvent, KeyboardEvent } from 'react';
import { CallError } from '../../lib/call.ts';
import { isComposing } from '../../lib/is-composing.ts';
import {
  type Edit,
  type Fault,
  faultsOf,
  type LinkParts,
  type Part,
} from '../../saving/code-edit.ts';
import type { CodeState, Outbox } from '../../saving/outbox.ts';

/** A saved dynamic code with its edits, and the outbox that saves them. */
export type LinkPartProps = { outbox: Outbox; code: CodeState };

/** The values, errors and events of the fields of a dynamic code's link, which are saved when the person has finished typing. */
export function linkFields({ outbox, code }: LinkPartProps) {
  const { id } = code.project;
  const fields = code.fields as LinkParts;
  const faults = faultsOf(fields);
  return {
    fields,
    change: (edit: Edit, delayMs?: number) => outbox.edit(id, edit, delayMs),
    type: <Name extends Part>(part: Name, value: Edit[Name]) => outbox.type(id, part, value),
    /** The reason why a field is not saved. */
    errorOf(part: Part): string | undefined {
      if (code.typing === part) return undefined;
      const fault = faults[part];
      return fault ? textOf(fault) : code.refusals.get(part)?.message;
    },
    /** An error that does not concern a single field. */
    problem:
      code.status === 'waiting'
        ? [code.refusals.get('state'), code.error].map(generalMessage).find(Boolean)
        : undefined,
    /** Event handlers for a field whose changes go through `type`. */
    events: (part: Part) => ({
      // A person who only looks something up in another window, or whose browser has closed the dialog around the field,
      // has not finished typing.
      onBlur: ({ target }: FocusEvent) => {
        const isLeft = document.hasFocus() && !target.closest('dialog:not([open])');
        if (isLeft && outbox.state(id)?.typing) outbox.publish(id, part);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') outbox.publish(id, part);
        if (event.key !== 'Escape' || outbox.state(id)?.typing !== part) return;
        event.preventDefault(); // the next Escape closes what is open
        outbox.unpublish(id, part);
      },
    }),
  };
}

const texts = {
  'address-incomplete': m.addressIncomplete,
  'address-invalid': m.addressInvalid,
  'text-too-long': textTooLong(limits.pauseTextMaxLength),
  'time-incomplete': m.timeIncomplete,
  'year-digits': m.yearDigits,
  'end-before-start': m.endBeforeStart,
};

const textOf = (fault: Fault) =>
  typeof fault === 'string' ? texts[fault] : textOfFault(codeFaults, fault.fault);

/** The message of an error, unless a field shows it. */
function generalMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { field } = error.body;
  return field === undefined || field === 'state' ? error.message : undefined;
}
