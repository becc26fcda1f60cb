// Verdict
export const checkBeforeDownload = 'Verificado antes do download';
export const notChecked = 'Não testado';

// Warning before a download
export const checkNotFinished =
  'O teste de leitura não terminou. Teste o arquivo com seu celular antes de imprimir.';
