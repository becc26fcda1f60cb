import { isolate, number, plural } from './format.ts';

export const printOnLabels = 'Imprimir em etiquetas';
export const intro = (codes: number) =>
  plural(codes, {
    one: 'Um código, em PDF vetorial para folhas de etiquetas, cartões ou impressora de rolo.',
    other: `${number(codes)} códigos, em PDF vetorial para folhas de etiquetas, cartões ou impressora de rolo.`,
  });
export const notLoaded = 'Não foi possível carregar a prévia.';

export const layout = 'Etiquetas';
export const groupA4 = 'A4';
export const groupLetter = 'Carta (EUA)';
export const groupRolls = 'Impressoras de rolo';
export const groupOwn = 'Meus formatos';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0pol.`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
export const labelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} etiqueta, ${size}`,
    other: `${number(count)} etiquetas, ${size}`,
  });
export const roundLabelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} etiqueta redonda, ${size}`,
    other: `${number(count)} etiquetas redondas, ${size}`,
  });
export const cardsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} cartão, ${size}`,
    other: `${number(count)} cartões, ${size}`,
  });
export const tentsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} display de mesa, ${size}`,
    other: `${number(count)} displays de mesa, ${size}`,
  });
export const rollOf = (size: string) => `Rolo, ${size}`;
export const fits = (product: string) => `Compatível com ${isolate(product)}`;

export const addOwn = 'Adicionar um formato';
export const ownFull = (most: number) =>
  `Você salvou ${number(most)} formatos. Exclua um para adicionar outro.`;
export const editOwn = 'Editar formato';
export const deleteOwn = 'Excluir este formato';
export const ownDeleted = 'Formato excluído';
export const undo = 'Desfazer';
export const ownTitle = 'Formato personalizado em milímetros';
export const paper = 'Papel';
export const paperSheet = 'Folha';
export const paperRoll = 'Rolo';
export const pageWidth = 'Largura da página';
export const pageHeight = 'Altura da página';
export const columns = 'Colunas';
export const rows = 'Linhas';
export const labelWidth = 'Largura da etiqueta';
export const labelHeight = 'Altura da etiqueta';
export const cornerRadius = 'Raio dos cantos';
export const marginLeft = 'Margem esquerda';
export const marginTop = 'Margem superior';
export const pitchX = 'De uma borda esquerda à próxima';
export const pitchY = 'De uma borda superior à próxima';
export const saveLayout = 'Salvar formato';
export const cancel = 'Cancelar';
export const notStored = 'Formato não salvo';
export const layoutNotStored =
  'Este navegador não consegue salvar o formato: ele será perdido quando você fechar esta janela.';

export const enterMillimetres = (least: number, most: number) =>
  `Informe de ${number(least)} a ${number(most)} mm.`;
export const enterCount = (least: number, most: number) =>
  `Informe um número inteiro de ${number(least)} a ${number(most)}.`;
export const tooManyLabels = (most: number) => `Uma página comporta até ${number(most)} etiquetas.`;
export const radiusTooLarge = (most: number) =>
  `No máximo metade do lado menor: ${number(most)} mm.`;
export const labelsOverlap = (least: number) =>
  `As etiquetas se sobrepõem. Informe pelo menos ${number(least)} mm.`;
export const tooWideForPage = (end: number, page: number) =>
  `As etiquetas vão até ${number(end)} mm, mas a página tem só ${number(page)} mm de largura.`;
export const tooHighForPage = (end: number, page: number) =>
  `As etiquetas vão até ${number(end)} mm, mas a página tem só ${number(page)} mm de altura.`;

export const startAt = 'Começar na etiqueta';
export const startHint =
  'Para folhas já usadas em parte. Você também pode clicar em uma etiqueta da página.';
export const startHere = (place: number) => `Começar na etiqueta ${number(place)}`;
export const copies = 'Cópias de cada um';
export const labelLimit = (copies: number, labels: number) =>
  `Digite um número de 1 a ${number(copies)}: um arquivo pode ter até ${number(labels)} etiquetas.`;
export const enterNumber = (least: number, most: number) =>
  `Informe de ${number(least)} a ${number(most)}.`;
export const showTitle = 'Título';
export const showText = 'Segunda linha';
export const example = (text: string) => `Por exemplo, “${isolate(text)}”`;
export const cropMarks = 'Marcas de corte';
export const cropMarksHint = 'Linhas finas nas bordas da página que mostram onde cortar.';

export const preview = 'Primeira página';
export const summary = (labels: number, pages: number) =>
  plural(labels, {
    one: `${number(labels)} etiqueta em ${number(pages)} página`,
    other: plural(pages, {
      one: `${number(labels)} etiquetas em ${number(pages)} página`,
      other: `${number(labels)} etiquetas em ${number(pages)} páginas`,
    }),
  });
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `Com pontos de ${number(dotMm)}\u00a0mm, os celulares leem o primeiro código a até ${number(distanceCm)}\u00a0cm de distância.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `Os pontos do primeiro código têm só ${number(dotMm)}\u00a0mm de largura, e os celulares precisam de ${number(leastMm)}\u00a0mm. Escolha etiquetas maiores ou encurte o conteúdo.`;

export const downloadPdf = 'Baixar PDF';
export const downloadAgain = 'Baixar de novo';
export const testPage = 'Baixar página de teste';
export const testPageHint =
  'Mostra o contorno de cada etiqueta e duas réguas. Imprima a 100%, sem “Ajustar à página”, e compare com suas etiquetas.';
export const preparing = 'Preparando…';
export const checking = (done: number, total: number) =>
  `Verificando o código ${number(done)} de ${number(total)}`;
export const drawing = (done: number, total: number) =>
  `Desenhando a página ${number(done)} de ${number(total)}`;
export const progressLabel = 'Progresso';
export const cancelled = 'Cancelado. Nenhum arquivo foi salvo.';
export const failed =
  'Não foi possível criar o PDF. Verifique sua conexão com a internet e tente novamente.';
export const saved = (labels: number) =>
  plural(labels, {
    one: 'Salvo. O código passou no teste de leitura. Imprima a 100%, sem “Ajustar à página”.',
    other: `Salvo. Todos os ${number(labels)} códigos passaram no teste de leitura. Imprima a 100%, sem “Ajustar à página”.`,
  });
export const savedAnyway = 'Salvo. Imprima o arquivo a 100%, sem “Ajustar à página”.';

export const problems = (count: number, total: number) =>
  plural(total, {
    one: 'Há um problema com este código',
    other: `Há um problema com ${number(count)} de ${number(total)} códigos`,
  });
export const doesNotScan = (causes: readonly string[]) => `Não é lido: ${causes.join(', ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `Os pontos têm só ${number(dotMm)}\u00a0mm de largura. Os celulares precisam de ${number(leastMm)}\u00a0mm.`;
export const cannotPrint = (characters: string) =>
  `Estes caracteres não podem ser impressos: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… e mais ${number(count)}`;
export const downloadAnyway = 'Baixar mesmo assim';
export const downloadRest = 'Baixar o restante';
export const notChecked =
  'Não foi possível testar os códigos. Verifique sua conexão e tente novamente, ou baixe o PDF sem o teste.';
export const tryAgain = 'Tentar de novo';
export const downloadUnchecked = 'Baixar sem o teste';

export const rulerNote = (mm: number) =>
  `Impressas a 100%, as duas réguas medem exatamente ${number(mm)} mm.`;
export const outlineNote = 'Os contornos devem coincidir com suas etiquetas.';
export const pdfTitle = 'Etiquetas com QR Codes';
export const testPageTitle = 'Página de teste para etiquetas';

export const printer = 'Ajuste da impressora';
export const printerHint = 'Nenhum';
export const shiftRight = 'Direita, mm';
export const shiftDown = 'Abaixo, mm';
export const scalePercent = 'Tamanho, %';
export const correctionHint =
  'Imprima a página de teste, meça o desvio e digite o oposto. Números negativos movem para a esquerda e para cima. Salvo neste dispositivo.';
export const leavesPage =
  'Com este ajuste, algumas etiquetas ultrapassam a página e não podem ser impressas por inteiro.';
export const correctionNote = (x: number, y: number, scale: number) =>
  `Deslocado ${number(x)} mm para a direita e ${number(y)} mm para baixo, tamanho ${number(scale)}%`;
