import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

// The list
export const listLabel = 'QR Codes salvos';
export const listEmpty = 'Nada salvo por enquanto. Crie um código ou baixe um para salvá-lo aqui.';
export const create = 'Criar QR Code';
export const search = 'Buscar códigos';
export const found = (count: number) =>
  plural(count, { one: `${number(count)} resultado`, other: `${number(count)} resultados` });
export const searchedNewest =
  'Não foi possível acessar o servidor. A busca incluiu apenas os códigos mais recentes.';
export const noMatch = (typed: string) => `Nenhum código corresponde a “${isolate(typed)}”.`;
export const allCodes = (count: number) =>
  plural(count, { one: `Ver o código`, other: `Ver todos os ${number(count)} códigos` });
export const listFull = (count: number, limit: number) =>
  `Você salvou ${number(count)} de ${number(limit)} QR Codes. Todos continuam funcionando. Para salvar um novo, exclua códigos até ter menos de ${number(limit)}.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `Você salvou ${number(count)} de ${number(limit)} QR Codes. Todos continuam funcionando. Para salvar um novo, faça upgrade nas Configurações ou exclua códigos até ter menos de ${number(limit)}.`;
export const namesNotLoaded = 'Não foi possível carregar os títulos dos seus códigos.';

// A row of the list
export const dynamic = 'Dinâmico';
export const dynamicScans = (count: number) =>
  plural(count, {
    one: `Dinâmico · ${number(count)} leitura`,
    other: `Dinâmico · ${number(count)} leituras`,
  });
export const renameCode = (name: string) => `Renomear ${isolate(name)}`;
export const deleteCode = (name: string) => `Excluir ${isolate(name)}`;

// Rename
export const title = 'Título';
export const saveTitle = 'Salvar título';
export const nameOfCode = 'Título deste código';

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const deleted = (count: number) =>
  plural(count, { one: 'QR Code excluído', other: `${number(count)} códigos excluídos` });
export const movedToBin = 'Movido para a lixeira';
export const openBin = 'Abrir lixeira';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join(', ');
export const undoAgain = 'Tentar de novo';
export const notDeleted = 'Não foi possível excluir o código. Tente novamente.';
export const deleteTitle = (name: string) => `Excluir “${isolate(name)}”?`;
export const deleteText =
  'As cópias impressas deixarão de funcionar na hora. Por 30 dias, você poderá recuperar o código da lixeira, com o link curto e as leituras. Se quiser apenas interromper o código por um tempo, pause-o.';
export const cancel = 'Cancelar';
export const deleteDynamic = 'Excluir código';

// Download all
export const downloadAll = 'Baixar tudo';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} de ${number(total)}…`;
export const allDownloaded = 'Todos os QR Codes foram baixados.';
export const someSkippedTitle = 'Alguns códigos foram ignorados';
export const someSkipped = (names: readonly string[]) =>
  `Não é possível desenhar: ${names.map((name) => isolate(name)).join(', ')}. Abra cada código para ver o que corrigir.`;
export const notDownloaded = 'Não foi possível baixar os QR Codes. Tente novamente.';

// Whether the code on the screen is saved, and buttons beside it
export const notSavedYet = 'Ainda não salvo';
export const save = 'Salvar';
export const saved = 'Salvo';
export const saving = 'Salvando…';
export const notSaved = 'Não foi salvo';
export const tryAgain = 'Tentar de novo';
export const signedOut = 'Sua sessão foi encerrada';
export const signInToSave = 'Entrar para salvar';
export const editedElsewhere = 'Editado em outro dispositivo';
export const loadTheirs = 'Carregar essa versão';
export const keepMine = 'Manter a minha';
export const notPublished = 'Ainda não publicado';
export const publish = 'Publicar';
export const discard = 'Descartar';
export const discardChange = (name: string) => `Descartar a alteração de ${isolate(name)}`;
export const storageLimited =
  'O armazenamento deste navegador não está disponível. Alterações não salvas podem se perder ao fechar a página.';
export const changesUnknown = (count: number) =>
  plural(count, {
    one: `Alterações de ${number(count)} código foram feitas em uma versão mais nova desta página. Recarregue-a para vê-las.`,
    other: `Alterações de ${number(count)} códigos foram feitas em uma versão mais nova desta página. Recarregue-a para vê-las.`,
  });
export const editing = 'Editando <name></name>';
export const savedAgo = (age: string) => `salvo ${age}`;
export const savedJustNow = 'salvo agora mesmo';
export const changeQuestion = (name: string) =>
  `Alterar “${isolate(name)}” ou criar um novo código?`;
export const changeNote = 'Até você escolher, o código salvo fica como está.';
export const changeThisCode = 'Alterar este código';
export const makeNewOne = 'Criar um novo';
export const codeChanged = 'Código alterado';
export const newCodeMade = 'Sua alteração é um novo código';
export const codeStays = (name: string) => `“${isolate(name)}” fica como está.`;

// Toasts about saving
export const notChanged = 'Não foi possível salvar. Tente novamente.';
export const codeNotSaved = 'Salve este código primeiro e depois torne-o dinâmico.';
export const editsNotSaved =
  'Suas últimas alterações ainda não foram salvas. Salve e tente novamente.';
