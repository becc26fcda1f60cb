import * as m from '@everscan/messages/links';
import { AddressField } from '../../codes/address-field.tsx';
import { type LinkPartProps, linkFields } from './link-fields.ts';

/** The address that the code leads to. */
export function TargetField(part: LinkPartProps) {
  const { fields, type, errorOf, events } = linkFields(part);
  return (
    <AddressField
      {...events('target')}
      label={m.target}
      name="target"
      value={fields.target}
      error={errorOf('target')}
      onChange={(target) => type('target', target)}
      hint={m.targetHint}
    />
  );
}
