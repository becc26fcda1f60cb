import { unknownEnding } from '@everscan/core/content/known-endings';
import { webEndingUnknown } from '@everscan/messages/content-errors';

/** A warning about an address with an ending that no registry has. */
export function endingWarning(address: string): string | undefined {
  const ending = unknownEnding(address);
  return ending && webEndingUnknown(ending);
}
