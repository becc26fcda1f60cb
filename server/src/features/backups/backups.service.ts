export { findNewestBackup } from './backup-files.ts';
export { buildScheduledBackups } from './scheduled-backups.ts';
