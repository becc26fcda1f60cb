export const jobMissing =
  'Diese Änderung gibt es nicht mehr: Sie lässt sich einen Tag lang ansehen und rückgängig machen.';
