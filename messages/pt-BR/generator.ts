import { isolate, number } from './format.ts';

export * from './first/generator.ts';

// Tabs and fields
export const showPassword = 'Mostrar senha';
export const levelToUse = (level: string) => `Usar o nível ${level}`;
export const makeDynamic = 'Tornar o código dinâmico';
export const moreFields = 'Mais campos';
export const moreCardFields = 'Celular, endereço, observação';

// Preview
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
export const readyToShare = 'Pronto para compartilhar';
export const shareNow = 'Compartilhar';
export const copied = 'Copiado';
export const imageCopied = 'A imagem está na área de transferência.';
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
export const seeInUse = 'Ver em uso';
export const onScreen = 'Tela';
export const onTableTent = 'Display de mesa';
export const onPoster = 'Cartaz a 3 m';
export const onLabel = 'Etiqueta de 25 mm';
export const downloadPicture = 'Baixar imagem';
export const illustration = 'Ilustração: nesta imagem, o código é pequeno demais para ser lido.';
export const pictureNotMade = 'Não foi possível criar a imagem. Tente novamente.';
