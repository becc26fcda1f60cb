import { isolate, number } from './format.ts';

// Tabs and fields
export const contentTab = 'Conteúdo';
export const styleTab = 'Estilo';
export const contentType = 'Tipo de conteúdo';
export const showPassword = 'Mostrar senha';
export const contentTypeNotLoaded = 'Não foi possível carregar este tipo de conteúdo.';
export const contentTypeTryAgain =
  'Não foi possível carregar este tipo de conteúdo. Tente novamente.';
export const contentReplaced = (type: string) => `Conteúdo substituído: ${type}`;
export const levelToUse = (level: string) => `Usar o nível ${level}`;
export const makeDynamic = 'Tornar o código dinâmico';
export const sampleShown = 'Os campos agora mostram um conteúdo de exemplo.';
export const undoContent = 'Desfazer';
export const moreFields = 'Mais campos';
export const moreCardFields = 'Celular, endereço, observação';

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
export const whatWeRecord = 'O que registramos quando você baixa';

// The link that opens the content and the design in somebody else's browser
export const copyLink = 'Copiar link para este código';
export const shareLink = 'Compartilhar link para este código';
export const copyLinkWithoutPassword = 'Copiar link sem a senha';
export const shareLinkWithoutPassword = 'Compartilhar link sem a senha';
export const linkCopied = 'Link copiado';
export const linkOpens = 'Ele abre este conteúdo e este design.';
export const linkNotCopied = 'Não foi possível copiar o link. Tente novamente.';
export const linkNotShared = 'Não foi possível compartilhar o link. Tente novamente.';
export const linkTooLong = 'Longo demais para um link';
export const shortenForLink = 'Use um logo mais simples ou nenhum, ou encurte o conteúdo.';

// The bar at the bottom of a phone
export const dock = 'Seu código';
export const noCodeYet = 'Nenhum código ainda';
export const tapToEnlarge = 'Toque para ampliar';
export const sheet = 'QR Code';
export const share = 'Compartilhar';
export const copyImage = 'Copiar imagem';
export const notShared = 'Não foi possível compartilhar a imagem. Em vez disso, baixe-a.';
export const notCopied = 'Não foi possível copiar a imagem. Em vez disso, baixe-a.';
export const readyToShare = 'Pronto para compartilhar';
export const shareNow = 'Compartilhar';
export const copied = 'Copiado';
export const imageCopied = 'A imagem está na área de transferência.';
export const savedToast = (file: string) => `${isolate(file)} salvo`;
export const printFrom = (width: string) => `Imprimir ≥ ${width}`;

// After a download
export const savedSection = 'Salvo';
export const savedFile = (file: string) => `${isolate(file)} salvo`;
export const printAtLeast = (width: string) =>
  `Imprima com pelo menos ${width} de largura. Teste com seu celular antes de imprimir.`;
export const copySavedImage = 'Copiar imagem';
export const shareFile = 'Compartilhar';
export const copyingRefused = 'O navegador não permitiu copiar. Use o arquivo salvo.';
export const fileNotShared = 'Não foi possível compartilhar o arquivo. Use o arquivo salvo.';
export const accountBenefit = (codes: number) =>
  `Com uma conta grátis, você pode salvar ${number(codes)} códigos, editá-los depois e criar códigos dinâmicos, cujo destino pode ser alterado mesmo depois de impressos.`;
export const signUp = 'Cadastre-se grátis';
