export { buildNightlyKits, findNewestKit, type KitSettings } from './nightly-kits.ts';
