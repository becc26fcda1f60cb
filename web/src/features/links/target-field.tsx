import * as m from '@everscan/messages/links';
import { AddressField } from '../../codes/address-field.tsx';
import { type LinkPartProps, linkFields } from './link-fields.ts';

/** The address that the code leads to. */
export function TargetField({ saver, state }: LinkPartProps) {
  const { errorOf, events } = linkFields({ saver, state });
  return (
    <AddressField
      {...events}
      label={m.target}
      name="target"
      value={state.edit.target}
      error={errorOf('target')}
      onChange={(target) => saver.type('target', target)}
      hint={m.targetHint}
    />
  );
}
