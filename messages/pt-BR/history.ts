import { isolate, number, plural } from './format.ts';

export const changeMissing = 'Esta alteração não está mais no histórico.';
export const changedLater =
  'Esta parte do código foi alterada novamente desde então. Abra o histórico para ver as alterações mais recentes.';
export const title = 'Histórico';
export const intro =
  'Tudo o que você alterou neste código. Ao recuperar uma versão anterior, o link curto e as leituras são mantidos.';
export const listLabel = 'Alterações, da mais recente à mais antiga';
export const loading = 'Carregando…';
export const notLoaded = 'Não foi possível carregar o histórico.';
export const empty = 'Nada mudou desde que este código foi salvo.';
export const partTitle = 'Título';
export const partContent = 'Conteúdo';
export const partDesign = 'Design';
export const partTarget = 'Destino';
export const partState = 'Pausa';
export const partSchedule = 'Agendamento';
export const before = 'Antes';
export const after = 'Depois';
export const lookBefore = 'O código antes da alteração';
export const lookAfter = 'O código depois da alteração';
export const noPicture = 'Sem imagem';
export const nothing = 'Nenhum';
export const yes = 'Sim';
export const no = 'Não';
export const reversal = 'Recuperado';
export const byJob = 'Alteração em massa';
export const goBack = 'Recuperar esta versão';
export const goBackTo = (part: string, time: string) =>
  `Recuperar esta versão: ${part}, antes de ${time}`;
export const goneBackTitle = 'Versão recuperada';
export const goneBack = 'A versão anterior foi recuperada.';
export const unchanged = 'O código já corresponde a essa versão.';
export const goBackFailed = 'Não foi possível alterar o código. Tente novamente.';
export const undo = 'Desfazer';
export const binPageTitle = (site: string) => `Lixeira | ${site}`;
export const binPageDescription =
  'Seus códigos excluídos: recupere-os em até 30 dias ou exclua-os para sempre.';
export const binHeading = 'Lixeira';
export const binBack = 'Todos os códigos';
export const binIntro =
  'Os códigos excluídos ficam aqui por 30 dias. As cópias impressas de um código dinâmico não funcionam até você recuperá-lo.';
export const binReason = 'Entre para ver seus códigos excluídos.';
export const binNotLoaded = 'Não foi possível carregar a lixeira.';
export const binEmpty = 'A lixeira está vazia';
export const binEmptyText =
  'Os códigos que você exclui ficam aqui por 30 dias, caso precise deles de novo.';
export const binCount = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const dynamicCode = 'Código dinâmico';
export const deletedAt = (time: string) => `Excluído: ${time}`;
export const daysLeft = (count: number) =>
  plural(count, { one: `resta ${number(count)} dia`, other: `restam ${number(count)} dias` });
export const restore = 'Recuperar';
export const restoreCode = (name: string) => `Recuperar ${isolate(name)}`;
export const restoredTitle = 'Código recuperado';
export const restored = (name: string) => `${isolate(name)} está de volta entre os seus códigos.`;
export const restoreFailed = 'Não foi possível recuperar o código. Tente novamente.';
export const deleteForGood = 'Excluir para sempre';
export const deleteCodeForGood = (name: string) => `Excluir ${isolate(name)} para sempre`;
export const deleteForGoodTitle = (name: string) => `Excluir “${isolate(name)}” para sempre?`;
export const deleteForGoodText = 'O código e o seu histórico não poderão ser recuperados.';
export const deleteLinkText =
  'As cópias impressas deixarão de funcionar para sempre. O link curto e o histórico de leituras não poderão ser recuperados.';
export const deleteFailed = 'Não foi possível excluir. Tente novamente.';
export const emptyBin = 'Esvaziar lixeira';
export const emptyTitle = (count: number) =>
  plural(count, {
    one: `Excluir ${number(count)} código para sempre?`,
    other: `Excluir ${number(count)} códigos para sempre?`,
  });
export const emptyText =
  'As cópias impressas dos códigos dinâmicos deixarão de funcionar para sempre. Os links curtos e os históricos de leituras não poderão ser recuperados.';
export const showMore = 'Mostrar mais';
export const cancel = 'Cancelar';
