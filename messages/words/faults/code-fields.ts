import type { CodeFieldFaults, FieldTexts } from '@everscan/contract/field-faults';
import * as bulk from '@everscan/messages/bulk-links';
import * as m from '@everscan/messages/validation';

/** What can be wrong with a field of a saved code, a row of a list or an exported account. */
export const codeFieldFaults: FieldTexts<CodeFieldFaults> = {
  'title-empty': () => m.titleEmpty,
  'title-too-long': m.titleTooLong,
  'color-format': () => m.colorFormat,
  'logo-too-large': () => m.logoTooLarge,
  'logo-format': () => m.logoFormat,
  'logo-unclean': () => m.logoUnclean,
  'frame-text-too-long': () => m.frameTextTooLong,
  'frame-text-lines': () => m.frameTextLines,
  'slug-format': m.slugFormat,
  'slug-reserved': () => m.slugReserved,
  'web-address-too-long': m.addressTooLong,
  'text-too-long': m.textTooLong,
  'cell-missing': () => bulk.cellMissing,
  'cell-too-long': bulk.cellTooLong,
  'folder-too-deep': () => bulk.folderTooDeep,
  'too-many-tags': bulk.tooManyTags,
  'export-format': () => m.exportFormat,
  'export-version': () => m.exportVersion,
};
