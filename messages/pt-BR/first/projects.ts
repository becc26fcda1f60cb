import { isolate } from '../format.ts';

// The sidebar
export const sidebarTitle = 'Meus QR Codes';
export const registerTitle = 'Salve seus QR Codes';

// The list
export const listLoading = 'Carregando';
export const codesNotLoaded = 'Não foi possível carregar seus códigos.';
export const codeNotLoaded = (name: string) =>
  `Não foi possível carregar “${isolate(name)}”. Tente novamente.`;

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const undo = 'Desfazer';

// Toasts about saving
export const notSavedTitle = 'Não foi salvo';
export const notSavedAdvice = (name: string) => `Selecione “${isolate(name)}” para tentar de novo.`;
export const notCreated = 'Não foi possível criar o código. Tente novamente.';
export const draftLeftTitle = 'Seu novo código está em “Ainda não salvo”';
export const draftLeft = '“Desfazer” traz o código de volta.';
export const deletedElsewhere = (name: string) =>
  `“${isolate(name)}” foi excluído em outro dispositivo`;
export const draftKept = 'Suas alterações não salvas continuam aqui. Salve-as como um novo código.';
