export const jobMissing =
  'Ta zmiana już nie istnieje: można ją obejrzeć i cofnąć przez jeden dzień.';
