/** The page that makes many codes from a list. */
import { isolate, number, plural } from './format.ts';

export const previewFailed = 'Não foi possível carregar a prévia.';

// The list
export const contentType = 'Tipo de conteúdo';
export const downloadTemplate = 'Baixar planilha modelo';
export const chooseList = 'Escolha sua lista ou solte-a aqui';
export const reading = 'Lendo…';
export const fileHint = (maxRows: number) =>
  `Excel (.xlsx), CSV ou contatos (.vcf), até ${number(maxRows)} linhas`;
export const chooseOther = 'Escolher outra lista';
export const fileLabel = 'Lista em arquivo Excel ou CSV';
export const pasteRows = 'Ou colar linhas';
export const rowsLabel = 'Linhas da sua lista';
export const rowsExample = 'Mesa\tLink\nMesa 1\texample.com/1';
export const pastedRows = 'Linhas coladas';
export const sheet = 'Planilha';
export const listRemoved = (name: string) => `Lista removida: ${isolate(name)}.`;
export const undo = 'Desfazer';
export const listNotKept =
  'Este navegador não consegue manter esta lista: ela será perdida quando você sair desta página.';
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { one: `${number(codes)} código`, other: `${number(codes)} códigos` });
  const bad = plural(badRows, {
    one: `${number(badRows)} linha com problema`,
    other: `${number(badRows)} linhas com problemas`,
  });
  return `${good}, ${bad}`;
};
export const yourList = 'Sua lista';

// Why a list cannot be read
export const notRead = (name: string) => `Não foi possível ler “${isolate(name)}”.`;
export const readFailed = 'Não foi possível ler esta lista. Verifique sua conexão com a internet.';
export const labelsFailed =
  'Não foi possível carregar a fonte das etiquetas. Verifique sua conexão com a internet e tente novamente.';
export const onlyHeadings = 'A lista tem cabeçalhos, mas nenhuma linha.';
export const fileEmpty = 'Este arquivo está vazio.';
export const tooManyRows = (rows: number, max: number) =>
  `Esta lista tem ${number(rows)} linhas. O limite é ${number(max)}: divida-a em listas menores.`;
export const fileTooLarge = (megabytes: number) =>
  `Este arquivo tem mais de ${number(megabytes)} MB. Divida-o em arquivos menores.`;
export const pdf = 'Isto é um PDF. Abra-o no seu programa de planilhas e salve como .xlsx ou CSV.';
export const oldWorkbook =
  'Esta pasta de trabalho está no formato antigo do Excel (.xls). Abra-a no seu programa de planilhas e salve como .xlsx ou CSV.';
export const binaryWorkbook =
  'Esta é uma pasta de trabalho binária (.xlsb). Abra-a no seu programa de planilhas e salve como .xlsx ou CSV.';
export const openDocument =
  'Este é um arquivo OpenDocument. Abra-o no seu programa de planilhas e salve como .xlsx ou CSV.';
export const numbersFile =
  'Este é um arquivo do Numbers. Exporte-o como Excel ou CSV em “Arquivo”, “Exportar para”.';
export const notSpreadsheet = 'Este arquivo não é uma planilha. Escolha um arquivo .xlsx ou CSV.';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'Este arquivo é uma página web com nome de planilha. Abra-o no seu programa de planilhas e salve-o como .xlsx ou CSV.';
export const workbookLocked =
  'Esta pasta de trabalho está protegida por senha. Remova a senha e escolha o arquivo de novo.';
export const sheetLocked = 'Esta pasta de trabalho está protegida por senha.';
export const workbookDamaged =
  'Esta pasta de trabalho está danificada. Abra-a no seu programa de planilhas e salve-a de novo.';
export const workbookTooLarge =
  'Esta pasta de trabalho é grande demais. Copie a lista para uma nova.';
export const addressesUnclear = (delimiter: string) =>
  `Não está claro onde os endereços terminam. Adicione cabeçalhos acima da lista: “Link” se cada linha for um endereço ou, por exemplo, “Link${delimiter}Mesa” se houver mais colunas.`;
export const lettersUnknown =
  'Algumas letras deste arquivo não puderam ser lidas. No seu programa de planilhas, salve a lista como “CSV UTF-8” ou .xlsx.';
export const readAs = (encoding: string) =>
  `Lida como ${isolate(encoding)}. Se houver letras erradas, salve a lista como “CSV UTF-8” ou .xlsx.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'Codificação';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `Lida como ${isolate(encoding)}, que é uma suposição. Confira estas palavras: ${isolate(examples)}. Células com essas letras: ${number(count)}.`;

// Columns
export const columns = 'Colunas';
export const whichColumn = (field: string) =>
  `Qual coluna corresponde a “${field}”? Escolha-a abaixo.`;
/** Stands before the question above. */
export const severalFit = 'Várias colunas contêm endereços web.';
export const columnUse = (heading: string, use: string) => `${isolate(heading)}: ${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `Sem uso: ${headings.map((heading) => isolate(heading)).join(', ')}`;
export const done = 'Concluir';
export const change = 'Alterar';
export const emptyCell = 'Vazia';
export const columnUsedAs = (heading: string) => `Usar “${isolate(heading)}” como`;
export const notUsed = 'Sem uso';
export const labelColumn = 'Etiqueta abaixo do código';
export const fileNameColumn = 'Nome do arquivo';
export const hasHeadings = 'A primeira linha contém cabeçalhos';
export const hasHeadingsHint = 'Desative esta opção se sua lista já começa com o primeiro código.';

// Rows with a problem
export const problems = 'Problemas';
export const badRows = (count: number) =>
  plural(count, {
    one: `${number(count)} linha com problema`,
    other: `${number(count)} linhas com problemas`,
  });
export const badRowsHint =
  'As linhas com problema ficam de fora até você corrigi-las na sua lista.';

export const row = (row: number) => `Linha ${number(row)}`;
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}: “${value}”. ${fault}`;
export const quotesDiffer =
  'Uma das aspas desta linha está sem par. Adicione a que falta ou remova-a.';
export const tooManyCells =
  'Esta linha tem mais células do que as colunas da lista. Coloque entre aspas os textos com vírgula ou ponto e vírgula.';
export const cellFailed = (cell: string, error: string) =>
  `A célula ${cell} contém o erro ${error}. Corrija-o na sua planilha.`;
export const codeFailed = 'Não foi possível criar este código.';

// What to look at although each row becomes a code
export const checks = 'Confira antes de imprimir';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `Para conferir: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, { one: `${number(count)} linha oculta`, other: `${number(count)} linhas ocultas` });
export const useThem = 'Usar';
export const leaveThemOut = 'Deixar de fora';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = 'Decida primeiro se as linhas ocultas viram códigos.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `Linhas ocultas usadas: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) =>
  `Linhas ocultas deixadas de fora: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) => `Linhas de totais sem código: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) => `Linhas de totais usadas: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `Só as primeiras ${number(max)} colunas são lidas. Colunas depois delas: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `Linhas: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `Códigos para conferir: ${number(count)}`;
export const remarkPages = 'Páginas de códigos para conferir';
export const remarkPage = 'Página de códigos para conferir';
export const previousRemarks = 'Códigos para conferir anteriores';
export const nextRemarks = 'Próximos códigos para conferir';

// Preview
export const preview = 'Prévia';
export const codes = (count: number) =>
  plural(count, { one: `${number(count)} código`, other: `${number(count)} códigos` });
export const codeTitle = (summary: string) => `QR Code: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `QR Code: ${summary} (${label})`;

// Pages of the preview and of the problems
export const codePages = 'Páginas de códigos';
export const codePage = 'Página de códigos';
export const previousCodes = 'Códigos anteriores';
export const nextCodes = 'Próximos códigos';
export const problemPages = 'Páginas de problemas';
export const problemPage = 'Página de problemas';
export const previousProblems = 'Problemas anteriores';
export const nextProblems = 'Próximos problemas';
export const page = (page: number) => `Página ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `${number(first)}–${number(last)} de ${number(total)}`;

// Making a zip
export const design = 'Design';
export const designOfGenerator = 'Como no gerador';
export const designChosenBefore = 'Design anterior do gerador';
export const format = 'Formato';
export const check = 'Testar se todos os códigos são lidos';
export const checkHint = 'Encontra códigos ilegíveis antes da impressão.';
export const makeZip = 'Criar um zip';
export const makeCodes = (count: number) =>
  plural(count, {
    one: `Criar ${number(count)} código`,
    other: `Criar ${number(count)} códigos`,
  });
export const cancel = 'Cancelar';
export const downloadAgain = 'Baixar de novo';
export const startOver = 'Recomeçar';
export const codesMade = 'Códigos criados';
export const starting = 'Iniciando…';
export const progress = (made: number, total: number) => `${number(made)} de ${number(total)}`;
export const secondsLeft = (seconds: number) => `cerca de ${number(seconds)} s restantes`;
export const minutesLeft = (minutes: number) => `cerca de ${number(minutes)} min restantes`;
export const cancelled = 'Cancelado. Nenhum arquivo foi salvo.';
export const zipFailed =
  'Não foi possível criar o zip. Verifique sua conexão e o espaço livre no disco e tente novamente.';
export const codesInZip = (count: number) =>
  plural(count, {
    one: `${number(count)} código em qr-codes.zip.`,
    other: `${number(count)} códigos em qr-codes.zip.`,
  });
export const codesPassed = (count: number) =>
  plural(count, {
    one: `${number(count)} código passou no teste de leitura.`,
    other: `${number(count)} códigos passaram no teste de leitura.`,
  });
export const codesUnchecked = (count: number) =>
  plural(count, {
    one: `${number(count)} código não testado.`,
    other: `${number(count)} códigos não testados.`,
  });
export const codesUnreadable = (count: number) =>
  plural(count, {
    one: `${number(count)} código não passou. Ele está na pasta <folder></folder>.`,
    other: `${number(count)} códigos não passaram. Eles estão na pasta <folder></folder>.`,
  });
export const rowsFailed = (count: number) =>
  plural(count, {
    one: `Não foi possível criar o código de ${number(count)} linha. Veja o motivo em <file></file>.`,
    other: `Não foi possível criar os códigos de ${number(count)} linhas. Veja os motivos em <file></file>.`,
  });

// Saving the codes to the account
export const saveCodes = (count: number) =>
  plural(count, {
    one: `Salvar ${number(count)} código na minha conta`,
    other: `Salvar ${number(count)} códigos na minha conta`,
  });
export const saveOtherCodes = (count: number) =>
  plural(count, {
    one: 'Salvar o código restante na minha conta',
    other: `Salvar os ${number(count)} códigos restantes na minha conta`,
  });
export const nothingToSave = 'Não há mais nada para salvar';
export const saving = (saved: number, total: number) =>
  `Salvando ${number(saved)} de ${number(total)}…`;
export const codesSaved = (count: number) =>
  plural(count, {
    one: `${number(count)} código salvo.`,
    other: `${number(count)} códigos salvos.`,
  });
export const rowsRefused = (count: number) =>
  plural(count, {
    one: `Não foi possível salvar ${number(count)} linha.`,
    other: `Não foi possível salvar ${number(count)} linhas.`,
  });
export const saveFailed = 'Não foi possível salvar este código.';
export const untitled = 'QR Code';
