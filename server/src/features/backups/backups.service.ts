export { buildScheduledBackups } from './scheduled-backups.ts';
