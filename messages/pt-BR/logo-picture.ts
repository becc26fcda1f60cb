import { number } from './format.ts';

export const cutOff =
  'Falta o fim deste arquivo. Salve ou baixe o arquivo de novo e escolha-o outra vez.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `Esta imagem tem ${number(megapixels)} megapixels. Escolha uma com no máximo ${number(max)}.`;
export const otherFormat = (format: string) =>
  `Este arquivo está no formato ${format}, apesar do nome. Salve-o como PNG, JPEG ou WebP.`;
export const tooDetailed =
  'Esta imagem tem detalhes demais para um logo. Escolha uma mais simples.';
