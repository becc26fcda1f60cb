export const codeGoneTitle = 'Código no encontrado';
export const codeGone = 'Se ha eliminado o pertenece a otra cuenta.';
