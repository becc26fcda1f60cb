/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

export const kitMissing = 'Este kit de marca não existe. Talvez tenha sido excluído em outra aba.';
export const logoMissing = 'Este logotipo não existe. Talvez tenha sido excluído em outra aba.';
export const kitChanged =
  'Este kit de marca foi alterado em outra aba ou em outro dispositivo. Confira e tente novamente.';
export const kitExists = 'Já existe um kit de marca com este nome. Escolha outro nome.';
export const tooManyKits = (max: number) =>
  `Você pode ter até ${number(max)} kits de marca. Exclua um para abrir espaço.`;
export const tooManyLogos = (max: number) =>
  `Você pode ter até ${number(max)} logotipos. Exclua um para abrir espaço.`;
