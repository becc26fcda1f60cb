export { buildNightlyKits, type KitSettings } from './nightly-kits.ts';
