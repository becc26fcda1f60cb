import type { Server } from 'node:http';

/** Of all file handles that this process may have, the part that connections leave to others. */
const RESERVED_SHARE = 1 / 4;
/** The least that stays for the database, the journals of scans and files on their way out. */
const RESERVED_MIN = 64;

/**
 * Lets connections take most of the file handles, never all of them: what is open keeps working, and
 * further connections are closed until others end.
 */
export function limitConnections(server: Server): void {
  const handles = readHandleLimit();
  if (handles === undefined) return;
  const reserved = Math.max(RESERVED_MIN, handles * RESERVED_SHARE);
  server.maxConnections = Math.max(1, Math.floor(handles - reserved));
}

/** The most file handles of this process; undefined where the system sets no limit. */
function readHandleLimit(): number | undefined {
  // Otherwise the report looks up the names of other hosts, which may take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}
