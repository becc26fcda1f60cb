import * as m from '@everscan/messages/links';
import { type ComponentProps, type FocusEvent, useEffect, useRef } from 'react';
import { AddressField } from '../../codes/address-field.tsx';
import {
  browserZone,
  fromLocalInput,
  MAX_LOCAL_INPUT,
  toLocalInput,
} from '../../lib/local-time.ts';
import { FormField } from '../../ui/form-field.tsx';
import { type LinkPartProps, linkFields } from './link-fields.ts';

/** The period in which the code leads to its target, and its target outside this period. */
export function ScheduleSection(part: LinkPartProps) {
  const { fields, type, errorOf, events } = linkFields(part);
  const { startsAt, endsAt, fallback } = fields;
  const { link } = part.code.project;
  const zone = browserZone();
  return (
    <div className="space-y-4">
      <div className="grid gap-4 @min-[400px]:grid-cols-2">
        <TimeField
          {...events('startsAt')}
          label={m.start}
          name="startsAt"
          time={startsAt}
          saved={link?.startsAt ?? null}
          error={errorOf('startsAt')}
          onTime={(time) => type('startsAt', time)}
          hint={m.startHint(zone)}
        />
        <TimeField
          {...events('endsAt')}
          label={m.end}
          name="endsAt"
          time={endsAt}
          saved={link?.endsAt ?? null}
          error={errorOf('endsAt')}
          onTime={(time) => type('endsAt', time)}
          hint={m.endHint}
        />
      </div>
      <AddressField
        {...events('fallback')}
        label={m.fallback}
        name="fallback"
        value={fallback}
        error={errorOf('fallback')}
        onChange={(address) => type('fallback', address)}
        hint={m.fallbackHint}
      />
    </div>
  );
}

type TimeFieldProps = Omit<ComponentProps<typeof FormField>, 'onChange'> & {
  /** ISO 8601; empty if the time is only partly filled in. */
  time: string | null;
  /** The saved time. It stays exact to the millisecond if the person returns to the same minute. */
  saved: string | null;
  onTime: (time: string | null) => void;
};

/** A field for a time in the viewer's zone. It is uncontrolled, because React would clear a half-typed time. */
function TimeField({ time, saved, onTime, onBlur, ...props }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isTyped = input.current === document.activeElement;
    if (input.current && !isTyped && time !== '') input.current.value = toLocalInput(time);
  }, [time]);
  function read({ value, validity }: HTMLInputElement) {
    if (validity.badInput) onTime('');
    else onTime(value === toLocalInput(saved) ? saved : fromLocalInput(value));
  }
  return (
    <FormField
      {...props}
      ref={input}
      type="datetime-local"
      max={MAX_LOCAL_INPUT}
      // A partly filled-in time is not stored, so the field begins with the saved one.
      defaultValue={toLocalInput(time === '' ? saved : time)}
      onChange={({ currentTarget }) => read(currentTarget)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        const { currentTarget } = event;
        // Browsers do not report changes of a time that is only partly filled in.
        const isReported = currentTarget.validity.badInput === (time === '');
        if (document.hasFocus() && !isReported) read(currentTarget);
        onBlur?.(event);
      }}
    />
  );
}
