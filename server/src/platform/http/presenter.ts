import type { Fault } from '@everscan/core/faults';
import { codeFaults } from '@everscan/messages/words/faults/code';
import { contentFaults } from '@everscan/messages/words/faults/content';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';

export { type ErrorParams, type ErrorTextName, errorText } from '@everscan/messages/words/errors';

/** What is wrong with content, in English. */
export function faultText(fault: Fault): string {
  return textOfFault({ ...codeFaults, ...contentFaults }, fault);
}
