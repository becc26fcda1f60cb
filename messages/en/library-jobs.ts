/** Changes of many codes at once. */

export const jobMissing =
  'This change of codes no longer exists: it can be looked at and undone for a day.';
