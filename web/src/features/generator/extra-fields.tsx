import * as m from '@everscan/messages/generator';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';

/** A disclosure with the fields that few codes need. */
export default function ExtraFields(props: { isNeeded: boolean; children: ReactNode }) {
  return <Disclosure title={m.moreFields} summary={m.moreCardFields} {...props} />;
}
