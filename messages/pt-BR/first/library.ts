export const codeGoneTitle = 'Código não encontrado';
export const codeGone = 'Ele foi excluído ou pertence a outra conta.';
