export const changeMissing = 'Este cambio ya no está en el historial.';
export const changedLater =
  'Esta parte del código ha vuelto a cambiar desde entonces. Abra el historial para ver los últimos cambios.';
