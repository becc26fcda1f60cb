import { CodeError } from '@everscan/core/code-error';
import type { Fault } from '@everscan/core/faults';
import * as m from '@everscan/messages/generator';
import { type SomeFaultTexts, textOfFault } from '@everscan/messages/words/faults/fault-texts';
import { useLazyModule } from '../lib/use-lazy-module.ts';

// Most codes have no fault, so the texts load with the first one, and those of other content with its type. What waits
// for the connection is said without it.
let texts: SomeFaultTexts = {
  'type-not-loaded': m.contentTypeLoading,
  'design-not-loaded': m.designLoading,
};
let isLoaded = false;

export function addFaultTexts(more: SomeFaultTexts): void {
  texts = { ...texts, ...more };
}

async function load(): Promise<void> {
  const { codeFaults } = await import('@everscan/messages/words/faults/code');
  addFaultTexts(codeFaults);
  isLoaded = true;
}

const hasText = ({ code }: Fault) => isLoaded || code in texts;

/** What is wrong with a code, for the person who makes it; `undefined` while the text loads. */
export function useFaultText(fault: Fault | undefined): string | undefined {
  useLazyModule(!fault || hasText(fault), load, m.contentTypeNotLoaded);
  return fault && hasText(fault) ? textOfFault(texts, fault) : undefined;
}

/** Like `useFaultText`, outside of components. @throws when the texts cannot be loaded */
export async function faultText(fault: Fault): Promise<string> {
  if (!hasText(fault)) await load();
  return textOfFault(texts, fault);
}

/** The text of an error; `unknown` for one that is no fault of the code. */
export async function errorText(error: unknown, unknown: string): Promise<string> {
  return error instanceof CodeError ? faultText(error.fault).catch(() => unknown) : unknown;
}
