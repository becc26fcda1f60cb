/**
 * Keeps the server small: a young generation of 1 MiB, and one heap of the C library for all threads, since each of many
 * would keep what it once took. What is free above a megabyte goes back to the system, as do hashes of passwords, for
 * which glibc would otherwise raise that limit. The image has the same.
 */
export const smallMemory = {
  flags: ['--max-semi-space-size=1'],
  variables: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' },
};
