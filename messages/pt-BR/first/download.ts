// Download button
export const download = 'Baixar QR Code';
export const downloadShort = 'Baixar';
export const createAndDownload = 'Criar e baixar';
export const createShort = 'Criar';
export const downloadFailed = 'Não foi possível baixar o QR Code. Tente novamente.';
export const downloadsNotLoaded = 'Não foi possível carregar os downloads.';

// Dialog
export const formats = 'Formatos';
export const downloadAs = 'Baixar como';
export const formatsAreFree = 'Todos os formatos são grátis, sem precisar de conta.';
