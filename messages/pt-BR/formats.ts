import { number } from './format.ts';

/** Why a file cannot be made. */

export const imageTooSmall = (modules: number, leastPx: number) =>
  `Este código tem ${number(modules)} pontos de largura e precisa de uma imagem de pelo menos ${number(leastPx)} pixels.`;

export const fileFault = (format: string) =>
  `O arquivo ${format} não mostrava o código verificado e por isso não foi salvo. Tente outro tamanho ou formato.`;

export const fileNotMade = (format: string) =>
  `Não foi possível criar e verificar o arquivo ${format}, por isso nada foi salvo. Tente novamente ou escolha outro formato.`;
