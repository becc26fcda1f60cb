import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Esta alteração não está mais disponível. Uma alteração pode ser desfeita durante um dia.';
export const staticCode =
  'Este código é estático. Só códigos dinâmicos têm destino e agendamento e podem ser pausados.';

export const tooManyJobs = (max: number) =>
  `No máximo ${number(max)} alterações em massa podem ser feitas ao mesmo tempo. Espere uma terminar e tente novamente.`;

export const actions = 'Alterar os códigos selecionados';
export const more = 'Mais';
export const move = 'Mover';
export const tag = 'Tags';
export const pause = 'Pausar';
export const resume = 'Retomar';
export const changeTarget = 'Alterar destino';
export const replaceInTargets = 'Localizar e substituir nos destinos';
export const schedule = 'Agendar';
export const applyDesign = 'Aplicar um design';
export const rename = 'Renomear';
export const deleteCodes = 'Excluir';
export const tooManySelected = (max: number) =>
  `Você pode selecionar até ${number(max)} códigos um a um. Para mais, use “Selecionar todos”.`;

export const cancel = 'Cancelar';
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const target = 'Destino';
export const targetHint =
  'Todos os códigos dinâmicos selecionados passam a levar a este endereço em até um segundo.';
export const find = 'Localizar';
export const replaceWith = 'Substituir por';
export const replaceHint =
  'Todas as ocorrências nos destinos são substituídas, exatamente como digitado.';
export const replace = 'Substituir';
export const pattern = 'Novo título';
export const patternHint =
  'Você pode usar variáveis: {title} é o título atual, {number} numera 1, 2, 3…, {slug} é o final do link curto e {host}, o domínio do destino.';
export const preview = 'Prévia';
export const previewOf = (changing: number, total: number) =>
  `${number(changing)} de ${number(total)} códigos serão alterados`;
export const before = 'Atual';
export const after = 'Novo';
export const previewFailed = 'Não foi possível carregar a prévia.';
export const moreRows = (count: number) =>
  plural(count, { one: `e mais ${number(count)}`, other: `e mais ${number(count)}` });
export const pauseText = 'Mensagem para visitantes';
export const pauseTextHint = 'Deixe em branco para mostrar a mensagem padrão.';
export const start = 'Início';
export const end = 'Fim';
export const scheduleHint = (zone: string) =>
  `Horários do seu fuso (${isolate(zone)}). Deixe um campo em branco para remover o início ou o fim.`;
export const fallback = 'Fora deste período';
export const fallbackHint =
  'Para onde enviar os visitantes em vez disso. Deixe em branco para mostrar uma página informando que o código não está ativo.';
export const setSchedule = 'Agendar';
export const folder = 'Pasta';
export const noFolder = 'Sem pasta';
export const add = 'Adicionar';
export const remove = 'Remover';
export const keep = 'Não alterar';
export const noTags =
  'Você ainda não tem tags. Para criar uma, selecione “Nova tag” ao lado da lista.';
export const design = 'Design';
export const designHint =
  'Os códigos impressos continuam funcionando. Só muda a aparência dos arquivos que você baixar a partir de agora.';
export const keepFrameTexts = 'Manter o texto de cada moldura';
export const keepFrameTextsHint = 'Caso contrário, todos recebem o texto do novo design.';
export const apply = 'Aplicar';
export const deleteText =
  'Os códigos ficam na lixeira por 30 dias. Até você recuperá-los, quem ler um código dinâmico verá que ele foi excluído.';

export const working = (done: number, total: number) =>
  `${number(done)} de ${number(total)} códigos`;
export const bulkChange = 'Alteração em massa';
export const progress = 'Alterando os códigos selecionados…';
export const undoing = 'Desfazendo a alteração…';
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
    one: `${number(count)} código não foi alterado:`,
    other: `${number(count)} códigos não foram alterados:`,
  });
export const undo = 'Desfazer';
export const stopAndUndo = 'Parar e desfazer';
export const undoRest = 'Desfazer o restante';
export const notStarted = 'Não foi possível alterar os códigos. Tente novamente.';
export const notUndone = 'Não foi possível desfazer a alteração. Tente novamente.';
export const unnamed = 'Código sem nome';
