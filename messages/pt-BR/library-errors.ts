import { number } from './format.ts';

export const folderMissing = 'Esta pasta não existe. Ela pode ter sido excluída em outra aba.';
export const tagMissing = 'Esta tag não existe. Ela pode ter sido excluída em outra aba.';
export const savedFilterMissing =
  'Este filtro salvo não existe. Ele pode ter sido excluído em outra aba.';
export const folderChanged =
  'Esta pasta foi alterada em outra aba ou em outro dispositivo. Confira e tente novamente.';
export const tagChanged =
  'Esta tag foi alterada em outra aba ou em outro dispositivo. Confira e tente novamente.';
export const folderExists = 'Já existe uma pasta com este nome. Escolha outro.';
export const tagExists = 'Já existe uma tag com este nome. Escolha outro.';
export const savedFilterExists = 'Já existe um filtro salvo com este nome. Escolha outro.';
export const foldersNestOnce = 'As pastas só podem ser aninhadas em um nível.';
export const tooManyFolders = (max: number) =>
  `Você pode ter no máximo ${number(max)} pastas. Exclua uma para liberar espaço.`;
export const tooManyTags = (max: number) =>
  `Você pode ter no máximo ${number(max)} tags. Exclua uma para liberar espaço.`;
export const tooManySavedFilters = (max: number) =>
  `Você pode salvar no máximo ${number(max)} filtros. Exclua um para liberar espaço.`;
export const groups = 'Pastas, tags e filtros salvos';
export const groupsNotImported = 'Não foi possível importá-los.';
