import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

export const pageTitle = (site: string) => `Códigos | ${site}`;
export const pageDescription = 'Busque, ordene e organize seus QR Codes salvos.';
export const heading = 'Códigos';
export const reason = 'Esta página mostra seus códigos salvos.';
export const loading = 'Carregando códigos…';
export const codesNotLoaded = 'Não foi possível carregar seus códigos. Tente novamente.';
export const newCode = 'Novo código';
export const codeCount = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const search = 'Buscar códigos';
export const searchHint = 'Título, conteúdo, destino ou tag';
export const filters = 'Filtros';
export const kind = 'Tipo de código';
export const anyKind = 'Estáticos e dinâmicos';
export const staticCodes = 'Estáticos';
export const dynamicCodes = 'Dinâmicos';
export const state = 'Status';
export const anyState = 'Qualquer status';
export const active = 'Ativo';
export const paused = 'Pausado';
export const scheduled = 'Agendado';
export const ended = 'Encerrado';
export const disabled = 'Desativado';
export const type = 'Tipo de conteúdo';
export const anyType = 'Qualquer tipo';
export const clearFilters = 'Limpar filtros';
export const sortBy = 'Ordenar por';
export const newestFirst = 'Mais recentes';
export const oldestFirst = 'Mais antigos';
export const lastChanged = 'Alterados recentemente';
export const titleAToZ = 'Título, de A a Z';
export const titleZToA = 'Título, de Z a A';
export const mostScans = 'Mais leituras';
export const fewestScans = 'Menos leituras';
export const longestUnchanged = 'Alterados há mais tempo';
export const view = 'Visualização';
export const table = 'Tabela';
export const grid = 'Grade';
export const preview = 'Prévia';
export const title = 'Título';
export const target = 'Destino';
export const folder = 'Pasta';
export const tags = 'Tags';
export const scans = 'Leituras (30 dias)';
export const changed = 'Alterado';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} leitura em 30 dias`,
    other: `${number(count)} leituras em 30 dias`,
  });
export const emptyTitle = 'Nenhum código por enquanto';
export const emptyText = 'Os códigos que você cria ou baixa com sua conta são salvos aqui.';
export const createCode = 'Criar um código';
export const noMatchTitle = 'Nenhum código encontrado';
export const noMatchText = 'Tente outras palavras ou menos filtros.';
export const groups = 'Pastas e tags';
export const folders = 'Pastas';
export const allCodes = 'Todos os códigos';
export const groupsNotLoaded = 'Não foi possível carregar as pastas e tags.';
export const noFolder = 'Sem pasta';
export const newFolder = 'Nova pasta';
export const newTag = 'Nova tag';
export const editFolder = (name: string) => `Editar a pasta ${isolate(name)}`;
export const editTag = (name: string) => `Editar a tag ${isolate(name)}`;
export const name = 'Nome';
export const parentFolder = 'Pasta superior';
export const noParent = 'Nenhuma (primeiro nível)';
export const hasNested =
  'Esta pasta contém outras pastas, por isso não pode ficar dentro de outra.';
export const save = 'Salvar';
export const cancel = 'Cancelar';
export const deleteFolder = 'Excluir pasta';
export const deleteFolderTitle = (name: string) => `Excluir a pasta “${isolate(name)}”?`;
export const deleteFolderText = 'Os códigos que estão nela são mantidos.';
export const deleteTag = 'Excluir tag';
export const deleteTagTitle = (name: string) => `Excluir a tag “${isolate(name)}”?`;
export const deleteTagText = 'Os códigos com esta tag são mantidos.';
export const savedFilters = 'Filtros salvos';
export const saveFilter = 'Salvar filtro';
export const deleteFilter = (name: string) => `Excluir o filtro salvo ${isolate(name)}`;
export const filterDeleted = 'Filtro excluído';
export const undo = 'Desfazer';
export const notSaved = 'Não foi possível salvar a alteração. Tente novamente.';
export const renamedElsewhere = (name: string) =>
  `Renomeado para “${isolate(name)}” em outro dispositivo. Salve novamente para usar o nome que você digitou.`;
export const changedElsewhere =
  'Alterado em outro dispositivo. Salve novamente para manter sua versão.';
export const selection = 'Seleção';
export const selectAllCodes = 'Selecionar todos os códigos';
export const selectCode = (name: string) => `Selecionar ${isolate(name)}`;
export const copyShortLink = (name: string) => `Copiar o link curto de ${isolate(name)}`;
export const selected = (count: number) =>
  plural(count, { one: `${number(count)} selecionado`, other: `${number(count)} selecionados` });
export const selectAll = (count: number) => `Selecionar todos (${number(count)})`;
export const clearSelection = 'Limpar seleção';
export const download = 'Baixar';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} de ${number(total)}…`;
export const openInGenerator = 'Abrir no gerador';
export const moveToFolder = 'Mover para uma pasta';
export const duplicate = 'Duplicar';
export const copyOf = (title: string) => `Cópia de ${title}`;
export const codeDuplicated = 'Código duplicado';
export const notDuplicated = 'Não foi possível duplicar o código. Tente novamente.';
export const codeActions = (name: string) => `Ações para ${isolate(name)}`;
export const deleteKey = 'Del';
export const palette = 'Paleta de comandos';
export const paletteHint = 'Encontrar um código, uma página ou uma ação';
export const pages = 'Páginas';
export const actions = 'Ações';
export const nothingFound = 'Nenhum resultado';
export const bulkAction = 'Criar códigos em lote';
