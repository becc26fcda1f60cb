export { type BlockList, buildBlockList } from './block-list.ts';
export { checkTarget, type TargetCheck } from './check-target.ts';
