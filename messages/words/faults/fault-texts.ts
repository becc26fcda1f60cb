import type { Fault, FaultValues } from '@everscan/core/faults';

/** A text for each of some faults: a constant, or a function of the fault's values. */
export type FaultTexts<Faults> = {
  readonly [Code in keyof Faults]: string | ((values: Faults[Code]) => string);
};

/** Texts for any faults. */
export type SomeFaultTexts = Partial<FaultTexts<FaultValues>>;

/** The text of a fault; its code if `texts` lacks it. */
export function textOfFault(texts: SomeFaultTexts, fault: Fault): string {
  const text = texts[fault.code] as string | ((values: Fault) => string) | undefined;
  return typeof text === 'function' ? text(fault) : (text ?? fault.code);
}
