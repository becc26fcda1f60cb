export const jobMissing =
  'Esta alteração não existe mais: ela pode ser vista e desfeita durante um dia.';
