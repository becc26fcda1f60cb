/** What reads dynamic rows, loaded when a list becomes dynamic: the contract's schemas are large. */
export { readDynamicRows } from './dynamic-rows.ts';
export { problemsOf } from './upload-summary.ts';
