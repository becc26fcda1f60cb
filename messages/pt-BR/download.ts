import { number } from './format.ts';

export * from './first/download.ts';

// Dialog
export const moreOptions = 'Mais opções…';
export const format = 'Formato';
export const rasterFormats = '<kind>Bitmap</kind> <use>para web e Office</use>';
export const vectorFormats = '<kind>Vetorial</kind> <use>para impressão</use>';
export const blackOnly = 'Só preto (K)';
export const blackOnlyHint = 'Para impressão offset. As cores viram cinza.';
export const preparing = 'Preparando…';
export const downloadFormat = (format: string) => `Baixar ${format}`;
export const createAndDownloadFormat = (format: string) => `Criar e baixar ${format}`;
export const savedTestIt = 'Salvo. Teste o arquivo com seu celular.';
export const copied = 'Copiado';
export const copyImage = 'Copiar imagem';
export const copySvg = 'Copiar SVG';
export const somethingWrong = 'Algo deu errado. Tente novamente.';

// Size
export const sizeIn = 'Tamanho em';
export const pixels = 'Pixels';
export const millimetres = 'Milímetros';
export const longerSidePx = 'Lado maior em pixels';
export const longerSideMm = 'Lado maior em mm';
export const resolutionDpi = 'Resolução em DPI';
export const upToPx = (most: number) => `Até ${number(most)}.`;
export const vectorHint = 'Arquivo vetorial: nítido em qualquer tamanho.';
export const densityStored = 'Fica gravada no arquivo.';
export const densityNotStored = (format: string) =>
  `Arquivos ${format} não guardam essa informação.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `São ${number(px)} pixels. O código em si tem ${codeWidth} de largura.`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `São ${number(px)} pixels; devem ser de ${number(least)} a ${number(most)}.`;
export const enterWholeNumber = (least: number, most: number) =>
  `Digite um número inteiro de ${number(least)} a ${number(most)}.`;
export const enterNumber = (least: number, most: number) =>
  `Digite um número de ${number(least)} a ${number(most)}.`;

// Print size
export const whatSize = 'Em que tamanho devo imprimir?';
export const iKnowThe = 'O que você sabe';
export const scanningDistance = 'Distância de leitura';
export const printSize = 'Tamanho impresso';
export const distanceMetres = 'Distância em metros';
export const codeWidthMm = 'Largura do código em mm';
export const printerDpi = 'Resolução da impressora (DPI)';
export const enterBoth =
  'Digite uma resolução de 30 a 2.400 DPI e uma distância ou largura maior que 0.';
export const applyLength = (length: string) => `Usar ${length}`;

// Lengths; a no-break space keeps a number and its unit on one line
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;

// Print advice
export const printWidth = (distance: string, width: string) =>
  `Para ler o código a ${distance} de distância, imprima com ${width} de largura.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `A distância define essa largura: para ler de lá, um celular precisa de pontos de ${dot}, e este código tem ${number(dots)} pontos de largura.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `A distância define essa largura: para ler de lá, um celular precisa de pontos de ${dot}, e este código tem ${number(dots)} pontos de largura. Encurte o conteúdo para imprimir em tamanho menor.`;
export const fewerDotsHelp =
  'Em um código tão denso, menos pontos ajudam mais do que a largura: escolha um nível de correção de erros mais baixo, encurte o conteúdo ou torne o código dinâmico, para que ele contenha só um link curto.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `A impressora define essa largura: a ${number(dpi, { maximumFractionDigits: 2 })} DPI, os ${number(least)} pontos de impressora de que cada quadrado do código precisa ocupam ${dot}. Uma resolução maior permite imprimir em tamanho menor.`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `Os pontos definem essa largura: com menos de ${leastDot} eles se juntam, e este código tem ${number(dots)} pontos de largura. Encurte o conteúdo para imprimir em tamanho menor.`;
export const smallestWidth = (width: string) =>
  `Esta é a menor largura recomendada: alguns celulares não focam perto o bastante para ler códigos com menos de ${width} de largura.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `${width} é pouco: imprima com pelo menos ${leastWidth} de largura.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `A resolução da impressora é baixa demais: a ${number(dpi, { maximumFractionDigits: 2 })} DPI, cada quadrado do código tem só ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} pontos de impressora de largura e precisa de ${number(least)}. Imprima a ${number(leastDpi, { useGrouping: false })} DPI ou mais, ou encurte o conteúdo.`;
export const dotsTooSmall = (dot: string) =>
  `Os pontos são pequenos demais: com ${dot} eles se juntam. Imprima com mais largura ou encurte o conteúdo.`;
export const narrowerThanFocus = (width: string) =>
  `Alguns celulares não focam perto o bastante para ler códigos com menos de ${width} de largura.`;
export const scanDistance = (width: string, distance: string) =>
  `Com ${width} de largura, pode ser lido a até ${distance} de distância.`;
export const dotsLimitDistance = (dot: string) =>
  `Os pontos limitam a distância: eles têm ${dot} de largura, e de mais longe ficam borrados na câmera de um celular. Para aumentar a distância, imprima com mais largura ou encurte o conteúdo.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `Deixe ${margin} livres em cada lado. O arquivo inteiro tem ${size}, ${number(px)} pixels.`;
export const tooManyPixels = 'Isso é mais do que este formato permite: escolha SVG ou PDF.';
