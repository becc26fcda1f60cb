import type { Server } from 'node:http';

/** Share of the file handles that connections may not take. */
const RESERVED_SHARE = 1 / 4;
/** Minimum number of handles reserved for the database, the scan journals and files being sent. */
const RESERVED_MIN = 64;

// Read once, because reading takes milliseconds and the limit does not change.
const handles = readHandleLimit();

/**
 * Limits connections, so that some file handles stay free. At the limit, open connections keep working, and
 * new ones are closed.
 */
export function limitConnections(server: Server): void {
  if (handles === undefined) return;
  const reserved = Math.max(RESERVED_MIN, handles * RESERVED_SHARE);
  server.maxConnections = Math.max(1, Math.floor(handles - reserved));
}

/** How many file handles this process may open; undefined where the system sets no limit. */
function readHandleLimit(): number | undefined {
  // Without this, the report resolves host names, which may take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}
