/** The code for dynamic lists. It loads when a list becomes dynamic, because the contract's schemas are large. */
export { readDynamicRows } from './dynamic-rows.ts';
export { problemsOf } from './upload-summary.ts';
