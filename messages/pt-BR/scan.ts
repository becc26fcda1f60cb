import { number, plural } from './format.ts';

export * from './first/scan.ts';

// Verdict
export const checking = 'Testando…';
export const checkUnavailable =
  'Não foi possível carregar o teste de leitura. Mesmo assim, você pode baixar o código.';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}: ${cause}`;
export const openReport = (headline: string) => `${headline}. Abrir o relatório de leitura`;
export const notReadable = 'Os celulares podem não encontrar este código ou lê-lo errado.';
export const logoLeftOut = (level: string) => `Logo omitido: sem espaço no nível ${level}`;

// Warning before a download
export const fileNotRead =
  'Este arquivo foi aberto e comparado com o código, mas não foi possível carregar os motores de leitura. Teste-o com seu celular antes de imprimir.';
export const doesNotScan = 'Este código é ilegível';
export const onlyPhones = 'Só celulares leem este código';
export const someMayNotScan = (count: number, total: number) =>
  plural(count, {
    one: `Talvez ${number(count)} de ${number(total)} códigos não seja lido`,
    other: `Talvez ${number(count)} de ${number(total)} códigos não sejam lidos`,
  });
export const onlyPhonesText = 'Apps, páginas da web e leitores antigos não o leram.';
export const invertedTitle = 'Claro sobre escuro.';
export const contrastTitle = 'Pouco contraste.';
export const quietZoneTitle = 'Margem pequena demais.';
export const logoTitle = 'Logo grande demais.';
export const densityTitle = 'Denso demais para o tamanho.';
export const cornerFramesTitle = 'Bordas dos cantos incomuns.';
export const cornerDotsTitle = 'Pontos dos cantos incomuns.';
export const shapeTitle = 'Formas finas demais.';
export const clashTitle = 'Combinação difícil de formas e cores.';
export const codeCauses = '<code></code>: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join(', ');
export const moreCodes = (count: number) => `… e mais ${number(count)}.`;
export const openToFix = 'Abra um código para corrigi-lo.';
export const fixAndDownload = (fix: string) => `${fix} e baixar`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined ? 'Salvo, mas difícil de ler' : `Salvo, mas difícil de ler: ${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix} e salvar de novo`;
export const downloadAnyway = 'Baixar mesmo assim';
export const backToDesign = 'Voltar ao design';
export const cancelDownload = 'Cancelar';

// Report
export const reportTitle = 'Relatório de leitura';
export const reportHeadline = (headline: string) => `${headline}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `Todos os motores testados leram o código em ${number(passed)} de ${number(total)} testes.`;
export const test = 'Teste';
export const phonesColumn = 'Celulares';
export const appsColumn = 'Apps, web';
export const olderColumn = 'Antigos';
export const cleanPictures = 'Imagens limpas';
export const difficultConditions = 'Em condições difíceis';
export const otherSizes = 'Em outros tamanhos';
export const read = 'Lido';
export const notRead = 'Não lido';
export const notTested = 'Não testado';
export const dashNote =
  'Um traço indica que o motor não foi testado ou que, nesta imagem, não consegue ler nem quadrados simples. Em condições difíceis, só os motores dos celulares são testados.';
export const stoppedEarly =
  'O teste para antes do fim quando um código não pode ser lido nem em uma imagem limpa.';

// Advice on error correction and margin
export const printTips = (count: number) =>
  plural(count, {
    one: `${number(count)} dica de impressão`,
    other: `${number(count)} dicas de impressão`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `No nível ${level}, este código tem ${number(dots)} pontos de largura em vez de ${number(insteadOf)}: cada ponto é impresso ${number(percent / 100, { style: 'percent' })} mais largo.`;
export const levelApplied = (dots: number) =>
  `Este código agora tem ${number(dots)} pontos de largura.`;
export const makeDotsLarger = 'Aumentar os pontos';
export const undoLevel = (level: string) => `Desfazer (voltar ao nível ${level})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `A margem tem ${number(dots)} ponto de largura, e a norma exige ${number(standard)}: deixe um espaço em branco em volta do código ou aumente a margem.`,
    other: `A margem tem ${number(dots)} pontos de largura, e a norma exige ${number(standard)}: deixe um espaço em branco em volta do código ou aumente a margem.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Dentro da moldura, a margem tem ${number(dots)} ponto de largura, e a norma exige ${number(standard)}: aumente a margem.`,
    other: `Dentro da moldura, a margem tem ${number(dots)} pontos de largura, e a norma exige ${number(standard)}: aumente a margem.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    one: `A margem agora tem ${number(dots)} ponto de largura, como a norma exige.`,
    other: `A margem agora tem ${number(dots)} pontos de largura, como a norma exige.`,
  });
export const widenMargin = (dots: number) => `Aumentar para ${number(dots)}`;
export const undoMargin = (dots: number) => `Desfazer (voltar para ${number(dots)})`;
