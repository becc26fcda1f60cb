import type { AddressFaults, FileFaults, SymbolFaults } from '@everscan/core/faults';
import * as m from '@everscan/messages/content-errors';
import { logoUnreadable } from '@everscan/messages/design';
import * as files from '@everscan/messages/formats';
import { contentTypeLoading, designLoading } from '@everscan/messages/generator';
import { typeLabels } from '../type-labels.ts';
import type { FaultTexts } from './fault-texts.ts';

/** What can be wrong with a code for a web address, which the first view makes. */
export const codeFaults: FaultTexts<AddressFaults & SymbolFaults & FileFaults> = {
  'address-missing': m.enterWebAddress,
  'address-too-long': ({ most, length }) => m.webAddressTooLong(most, length),
  'address-invisible': m.webAddressInvisible,
  'address-meant': ({ address }) => m.webAddressMeant(address),
  'address-of-type': ({ type }) => m.notWebAddress(typeLabels[type]),
  'address-password': m.webAddressPassword,
  'address-scheme': m.webAddressScheme,
  'address-invalid': m.enterValidWebAddress,
  'address-is-email': m.webAddressIsEmail(typeLabels.email),
  'address-port': m.webAddressPort,
  'address-spaces': m.webAddressSpaces,
  'address-local': ({ text }) => m.webAddressLocal(text),
  'address-is-value': m.webAddressIsValue,
  'address-is-value-or-name': m.webAddressIsValueOrName,
  'content-missing': m.enterContent,
  'too-much': ({ bytes, most }) => m.tooMuch(bytes, most),
  'too-much-at-level': ({ bytes, level, most, fitting, fittingMost }) =>
    m.tooMuchAtLevel(bytes, level, most, fitting, fittingMost),
  'type-not-loaded': contentTypeLoading,
  'design-not-loaded': designLoading,
  'logo-unreadable': logoUnreadable,
  'image-too-small': ({ modules, leastPx }) => files.imageTooSmall(modules, leastPx),
  'file-fault': ({ format }) => files.fileFault(format),
  'file-not-made': ({ format }) => files.fileNotMade(format),
};
