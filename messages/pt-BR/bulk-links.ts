import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Cardápio, mesa 1';
export const templateFolder = 'Restaurante';
export const templateTags = 'cardápio, salão';

// Columns
export const targetColumn = 'Destino';
export const slugColumn = 'Final personalizado';
export const titleColumn = 'Título';
export const folderColumn = 'Pasta';
export const tagsColumn = 'Tags';
export const keyColumn = 'Chave';

// What is wrong with a cell
export const cellMissing = 'Esta célula está vazia.';
export const cellTooLong = (max: number) =>
  plural(max, {
    one: `Use no máximo ${number(max)} caractere aqui.`,
    other: `Use no máximo ${number(max)} caracteres aqui.`,
  });
export const tooManyTags = (max: number) =>
  plural(max, {
    one: `Uma linha pode ter no máximo ${number(max)} tag.`,
    other: `Uma linha pode ter no máximo ${number(max)} tags.`,
  });
export const folderTooDeep =
  'As pastas só podem ser aninhadas em um nível. Digite a pasta, uma barra e a subpasta.';
export const slugFixed = (slug: string) =>
  `Este código já tem o final ${isolate(slug)}, que não pode ser alterado. Deixe a célula vazia ou digite ${isolate(slug)}.`;
export const sameKey =
  'Outra linha desta lista tem o mesmo valor na coluna que identifica as linhas. Use cada valor uma única vez.';
export const inBin = 'Este código está na lixeira. Recupere-o ou exclua-o para sempre.';
export const sameKeyAs = (row: number) =>
  `A linha ${number(row)} tem o mesmo valor na coluna que identifica as linhas. Use cada valor uma única vez.`;
export const sameSlugAs = (row: number) =>
  `A linha ${number(row)} tem o mesmo final. Use cada final uma única vez.`;

// Before the upload
export const intro =
  'Cada linha vira um link curto. Envie a lista novamente mais tarde para mudar os destinos dos códigos.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `Códigos dinâmicos exigem uma conta: até ${number(codes)} de graça, até ${number(proCodes)} com o plano ${pro}. Sua lista continua aqui enquanto você entra.`;
export const signIn = 'Criar conta ou entrar';
export const keyChoice = 'Reconhecer as linhas por';
export const keyHint =
  'Quando você enviar a lista novamente, uma linha com o mesmo valor atualizará seu código em vez de criar outro.';
export const noKey = 'Não reconhecer as linhas';
export const noKeyHint = 'Quando você enviar a lista novamente, cada linha criará um código novo.';
export const emptyCells = 'Células vazias não mudam nada no código.';
export const checkList = 'Verificar lista';
export const checking = (done: number, total: number) =>
  `Verificando ${number(done)} de ${number(total)}…`;
export const willCreate = (count: number) => `Novos links curtos: ${number(count)}`;
export const willChange = (count: number) => `Códigos que serão alterados: ${number(count)}`;
export const willStay = (count: number) => `Códigos que não serão alterados: ${number(count)}`;
export const willFail = (count: number) =>
  `Linhas com problema que ficarão de fora: ${number(count)}`;
export const overLimit = (room: number, left: number) =>
  `Códigos dinâmicos que ainda cabem no seu plano: ${number(room)}. Linhas que ficarão de fora: ${number(left)}.`;
export const planFull = (left: number) =>
  `Seu plano não tem espaço para mais códigos dinâmicos. Linhas que ficarão de fora: ${number(left)}. Para liberar espaço, exclua códigos.`;
export const planFullUpgrade = (left: number) =>
  `Seu plano não tem espaço para mais códigos dinâmicos. Linhas que ficarão de fora: ${number(left)}. Para liberar espaço, exclua códigos ou faça upgrade nas Configurações.`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `Sua conta é nova. Até ${isolate(until)}, ela permite ${number(codes)} novos códigos dinâmicos e ${number(changes)} mudanças de destino por hora. Nesse limite, o envio é pausado e você pode continuar depois.`;
export const createLinks = (count: number) =>
  plural(count, {
    one: `Criar ${number(count)} link curto`,
    other: `Criar ${number(count)} links curtos`,
  });
export const changeCodes = (count: number) =>
  plural(count, {
    one: `Alterar ${number(count)} código`,
    other: `Alterar ${number(count)} códigos`,
  });
export const saveRows = (count: number) =>
  plural(count, { one: `Salvar ${number(count)} linha`, other: `Salvar ${number(count)} linhas` });
export const continueUnchanged = 'Continuar para o download';
export const back = 'Voltar';

// During the upload
export const uploadFailed = 'Não foi possível enviar a lista. Tente novamente.';
export const rowsSaved = 'Linhas salvas';
export const pause = 'Pausar';
export const pausing = 'Pausando…';
export const runsElsewhere =
  'Outra guia está enviando uma lista. Continue nela ou espere até terminar.';
export const resume = 'Continuar';
export const forget = 'Descartar o restante';
export const waiting = 'Não foi possível acessar o servidor. Tentando novamente…';
export const notKept =
  'Este navegador não consegue salvar o progresso do envio. Mantenha a página aberta até o fim.';
export const paused = (name: string, done: number, total: number) =>
  `O envio de ${isolate(name)} está pausado: ${number(done)} de ${number(total)} linhas estão salvas.`;

// After the upload
export const created = (count: number) => `Links curtos criados: ${number(count)}`;
export const changed = (count: number) => `Códigos alterados: ${number(count)}`;
export const unchanged = (count: number) => `Códigos que já estavam atualizados: ${number(count)}`;
export const failed = (count: number) => `Linhas que ficaram de fora: ${number(count)}.`;
export const failedFaulty = (count: number) =>
  `Linhas que ficaram de fora: ${number(count)}. Corrija os erros e envie a lista novamente.`;
