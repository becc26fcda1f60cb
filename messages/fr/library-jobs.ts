export const jobMissing =
  'Cette modification n’existe plus : elle peut être consultée et annulée pendant un jour.';
