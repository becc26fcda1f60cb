/** The operator's commands. The server does not load them: archives and encryption take memory. */
export { runBackupCommand } from './backups/backup-command.ts';
export { runDoctorCommand } from './doctor/doctor-command.ts';
export { runKitCommand, runVerifyKitCommand } from './survival-kit/kit-command.ts';
