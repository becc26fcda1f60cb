export const jobMissing = 'Este cambio ya no existe: se puede ver y deshacer durante un día.';
