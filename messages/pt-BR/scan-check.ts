import { number } from './format.ts';

/** The scan check: its verdict, the causes of a bad one, and its tests. */

// Verdicts
export const readsEverywhere = 'Legível em qualquer lugar';
export const readsEverywhereFrom = (modulePx: number) =>
  `Legível em qualquer lugar a partir de ${number(modulePx)} px por ponto`;
export const readsWell = 'Bem legível';
export const webPagesMayMiss = 'Páginas da web talvez não leiam';
export const hardToRead = 'Difícil de ler';
export const doesNotScan = 'Ilegível';
export const checkedOnWhite =
  'Testado sobre branco. Um código transparente não pode ser lido sobre um fundo escuro.';
export const makeReadable = 'Tornar legível';

// Which scanners read a code
export const phonesRead = 'Celulares conseguem ler. Apps e páginas da web talvez não.';
export const appsRead =
  'Celulares, apps e páginas da web conseguem ler. Leitores antigos talvez não.';
export const allRead = 'Celulares, apps, páginas da web e leitores antigos conseguem ler.';
export const allReadFrom = (modulePx: number) =>
  `Celulares, apps e páginas da web conseguem ler, e leitores antigos a partir de ${number(modulePx)} pixels por ponto.`;

// Causes, each with the label of a button
export const inverted = 'claro sobre escuro';
export const invertedText =
  'Muitos leitores procuram um código escuro sobre fundo claro e não veem nada em um código invertido.';
export const fixInverted = 'Inverter as cores';
export const contrast = 'pouco contraste';
export const contrastText =
  'O código e o fundo são quase igualmente claros. Com pouca luz, uma câmera não consegue distingui-los.';
export const fixContrast = 'Usar cores mais escuras';
export const quietZone = 'margem pequena demais';
export const quietZoneText =
  'Os leitores encontram um código pela margem clara em volta dele. Em uma página ou mesa escura, este não tem nenhuma.';
export const fixQuietZone = 'Adicionar margem';
export const logo = 'logo grande demais';
export const logoText =
  'O logo cobre mais do código do que a correção de erros pode compensar, e sobra pouco para sujeira e impressão ruim.';
export const fixLogo = 'Diminuir o logo';
export const density = 'denso demais para o tamanho';
export const densityText =
  'O desenho é fino demais para uma câmera distinguir. Aumente o código ou encurte o conteúdo.';
export const fixDensity = 'Usar um desenho menos denso';
export const eyeFrame = 'bordas dos cantos incomuns';
export const eyeFrameText =
  'Muitos apps e páginas da web procuram anéis quadrados em três cantos e não reconhecem esta forma.';
export const fixEyeFrame = 'Usar bordas quadradas nos cantos';
export const eyeBall = 'pontos dos cantos incomuns';
export const eyeBallText =
  'Muitos apps e páginas da web procuram um quadrado dentro de cada anel e não reconhecem esta forma.';
export const fixEyeBall = 'Usar pontos quadrados nos cantos';
export const shape = 'formas finas demais';
export const shapeText =
  'As formas cobrem pouco do fundo, e por isso o código parece pálido para uma câmera.';
export const fixShape = 'Usar formas mais cheias';
export const unknownCause = 'combinação difícil de formas e cores';
export const unknownCauseText = 'Esta combinação de formas e cores é difícil de ler.';
export const fixUnknownCause = 'Usar quadrados simples';

// Tests, each a picture of the code
export const trialNear = 'De perto';
export const trialFile = 'O próprio arquivo';
export const trialCamera = 'Com luz difusa';
export const trialWidth = (modulePx: number) => `Pontos de ${number(modulePx)} pixels`;
export const trialSlightlyBlurred = 'Levemente fora de foco';
export const trialBlurred = 'Fora de foco';
export const trialGrain = (share: number) =>
  `Com pouca luz, ${number(share, { style: 'percent' })} de ruído`;
export const trialTilted = (degrees: number) => `Inclinado ${number(degrees)}°`;
