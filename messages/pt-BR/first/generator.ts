import { isolate } from '../format.ts';

// Tabs and fields
export const contentTab = 'Conteúdo';
export const styleTab = 'Estilo';
export const contentType = 'Tipo de conteúdo';
export const contentTypeNotLoaded = 'Não foi possível carregar este tipo de conteúdo.';
export const contentTypeTryAgain =
  'Não foi possível carregar este tipo de conteúdo. Tente novamente.';
export const contentReplaced = (type: string) => `Conteúdo substituído: ${type}`;
export const sampleShown = 'Os campos agora mostram um conteúdo de exemplo.';
export const undoContent = 'Desfazer';

// Preview
export const previewTitle = 'Prévia do QR Code';
export const codeTitle = (content: string) => `QR Code: ${content}`;
export const noCode = 'Nenhum QR Code';
export const previewMark = 'Prévia';
export const contentTypeLoading = 'Carregando este tipo de conteúdo…';
export const designLoading = 'Carregando este design…';
export const designNotLoaded = 'Não foi possível carregar este design.';
export const previewNote = 'Isto é uma prévia. O código vai funcionar quando você o criar.';
export const more = 'Mais';

// The bar at the bottom of a phone
export const dock = 'Seu código';
export const noCodeYet = 'Nenhum código ainda';
export const tapToEnlarge = 'Toque para ampliar';
export const sheet = 'QR Code';
export const share = 'Compartilhar';
export const copyImage = 'Copiar imagem';
export const notShared = 'Não foi possível compartilhar a imagem. Em vez disso, baixe-a.';
export const notCopied = 'Não foi possível copiar a imagem. Em vez disso, baixe-a.';
export const savedToast = (file: string) => `${isolate(file)} salvo`;
