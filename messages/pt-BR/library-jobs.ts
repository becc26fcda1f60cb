import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Esta alteração não existe mais: uma alteração pode ser vista e desfeita durante um dia.';
export const staticCode =
  'Este código é estático: só códigos dinâmicos têm destino, estado e agendamento.';

export const tooManyJobs = (max: number) =>
  `No máximo ${number(max)} alterações de vários códigos podem ser executadas ao mesmo tempo. Inicie esta quando outra terminar.`;

export const actions = 'Alterar os códigos selecionados';
export const more = 'Mais';
export const move = 'Mover';
export const tag = 'Marcar';
export const pause = 'Pausar';
export const resume = 'Retomar';
export const changeTarget = 'Alterar destino';
export const replaceInTargets = 'Substituir nos destinos';
export const schedule = 'Agendar';
export const applyDesign = 'Aplicar um design';
export const rename = 'Renomear';
export const deleteCodes = 'Excluir';
export const tooManySelected = (max: number) =>
  `Selecione no máximo ${number(max)} códigos um a um, ou todos os correspondentes.`;

export const cancel = 'Cancelar';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const target = 'Destino';
export const targetHint =
  'Todos os códigos dinâmicos selecionados levam para lá em até um segundo.';
export const find = 'Localizar';
export const replaceWith = 'Substituir por';
export const replaceHint =
  'Todas as ocorrências nos destinos são substituídas, exatamente como digitado.';
export const replace = 'Substituir';
export const pattern = 'Novo nome';
export const patternHint =
  '{title}, {number}, {slug} e {host} representam o nome atual, 1, 2, 3…, o final do link curto e o host do destino.';
export const preview = 'Prévia';
export const previewOf = (changing: number, total: number) =>
  `${number(changing)} de ${number(total)} códigos serão alterados`;
export const before = 'Agora';
export const after = 'Depois';
export const previewFailed = 'Não foi possível carregar a prévia.';
export const moreRows = (count: number) =>
  plural(count, { one: `e mais ${number(count)}`, other: `e mais ${number(count)}` });
export const pauseText = 'Mensagem para visitantes';
export const pauseTextHint = 'Deixe em branco para mostrar nosso próprio texto.';
export const start = 'Início';
export const end = 'Fim';
export const scheduleHint = (zone: string) =>
  `No seu horário (${isolate(zone)}). Um campo vazio remove o início ou o fim.`;
export const fallback = 'Antes do início e depois do fim';
export const fallbackHint =
  'Deixe em branco para mostrar uma página que avisa que o código não está ativo.';
export const setSchedule = 'Agendar';
export const folder = 'Pasta';
export const noFolder = 'Sem pasta';
export const add = 'Adicionar';
export const remove = 'Remover';
export const keep = 'Manter';
export const noTags = 'Ainda não há tags. Primeiro, crie uma ao lado da lista.';
export const design = 'Design';
export const designOf = (title: string) => `Design de ${isolate(title)}`;
export const designHint =
  'Os códigos impressos continuam funcionando; só os arquivos baixados a partir de agora mudam de aparência.';
export const apply = 'Aplicar';
export const deleteText =
  'Eles ficam na lixeira por 30 dias. Enquanto não forem recuperados, quem ler um código dinâmico verá que ele foi excluído.';

export const working = (done: number, total: number) =>
  `${number(done)} de ${number(total)} códigos`;
export const progress = 'Alteração dos códigos selecionados';
export const undoing = 'Desfazendo a alteração';
export const codesChanged = (count: number) =>
  plural(count, {
    one: `${number(count)} código alterado.`,
    other: `${number(count)} códigos alterados.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    one: `${number(count)} código excluído.`,
    other: `${number(count)} códigos excluídos.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    one: `A alteração de ${number(count)} código foi desfeita.`,
    other: `A alteração de ${number(count)} códigos foi desfeita.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    one: `Não foi possível alterar ${number(count)} código.`,
    other: `Não foi possível alterar ${number(count)} códigos.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    one: `${number(count)} código fica como está:`,
    other: `${number(count)} códigos ficam como estão:`,
  });
export const undo = 'Desfazer';
export const stopAndUndo = 'Parar e desfazer';
export const notStarted = 'Não foi possível alterar os códigos. Tente novamente.';
export const notUndone = 'Não foi possível desfazer a alteração. Tente novamente.';
export const unnamed = 'Código';
