export const changeMissing = 'Esta alteração não está mais no histórico.';
export const changedLater =
  'Esta parte do código foi alterada novamente desde então. Abra o histórico para ver as alterações mais recentes.';
