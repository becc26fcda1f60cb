/**
 * What keeps an installation running: backups, the doctor, metrics and survival kits. Other folders see this file and
 * `commands.ts`, and nothing else.
 */
export { checkForDamage, describeDamage } from './backups/damage.ts';
export { buildScheduledBackups } from './backups/scheduled-backups.ts';
export { connectionRoutes } from './doctor/connection.routes.ts';
export { measureOperation } from './monitoring/monitoring.ts';
export { buildNightlyKits, type KitSettings } from './survival-kit/nightly-kits.ts';
