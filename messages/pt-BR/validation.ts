/** What is wrong with a field of a form. The server answers with the English texts. */
import { number } from './format.ts';

// Account
export const emailInvalid = 'Digite um endereço de e-mail válido';
export const passwordTooShort = (min: number) =>
  `A senha deve ter pelo menos ${number(min)} caracteres`;
export const passwordTooLong = (max: number) =>
  `A senha pode ter no máximo ${number(max, { useGrouping: false })} caracteres`;
export const currentPasswordTooShort = (min: number) =>
  `A senha atual deve ter pelo menos ${number(min)} caracteres`;
export const currentPasswordTooLong = (max: number) =>
  `A senha atual pode ter no máximo ${number(max, { useGrouping: false })} caracteres`;
export const newPasswordTooShort = (min: number) =>
  `A nova senha deve ter pelo menos ${number(min)} caracteres`;
export const newPasswordTooLong = (max: number) =>
  `A nova senha pode ter no máximo ${number(max, { useGrouping: false })} caracteres`;
export const confirmPasswordTooShort = (min: number) =>
  `A confirmação da senha deve ter pelo menos ${number(min)} caracteres`;
export const confirmPasswordTooLong = (max: number) =>
  `A confirmação da senha pode ter no máximo ${number(max, { useGrouping: false })} caracteres`;
export const passwordsDiffer = 'As senhas não coincidem';

// Feedback
export const feedbackTooShort = (min: number) =>
  `A mensagem deve ter pelo menos ${number(min)} caracteres`;
export const feedbackTooLong = (max: number) =>
  `A mensagem pode ter no máximo ${number(max)} caracteres`;

// Saved codes
export const titleEmpty = 'O título não pode ficar vazio';
export const titleTooLong = (max: number) =>
  `O título pode ter no máximo ${number(max)} caracteres`;

// Designs
export const colorFormat = 'Escreva a cor como #rrggbb';
export const logoTooLarge = 'Este logo é grande demais';
export const logoFormat = 'Escolha uma imagem PNG, JPEG ou SVG';
export const logoUnclean =
  'Este SVG contém mais do que curvas. Envie-o no painel de estilo, que o limpa';
export const frameTextTooLong = 'Este texto é longo demais para uma moldura';
export const frameTextLines = 'O texto deve ter uma única linha';

// Short links
export const slugFormat = (min: number, max: number) =>
  `Um final personalizado tem de ${number(min)} a ${number(max)} letras, dígitos ou hifens e começa e termina com uma letra ou um dígito`;
export const slugReserved = 'Este final personalizado é reservado. Escolha outro.';
export const addressTooLong = (max: number) =>
  `Um endereço da web pode ter no máximo ${number(max, { useGrouping: false })} caracteres`;
export const textTooLong = (max: number) =>
  `Este texto pode ter no máximo ${number(max)} caracteres`;

// Reports about codes
export const reportedCodeTooLong = 'Isto é longo demais para um código';
export const reportedCodeFormat = 'Digite o código ou o link curto dele';
export const reportReasonMissing = 'Escolha o que há de errado';
export const reportDetailsTooLong = (max: number) =>
  `Os detalhes podem ter no máximo ${number(max)} caracteres`;

// Files with an exported account
export const exportFormat =
  'Este arquivo não é a exportação de uma conta. Escolha o arquivo .json que você exportou.';
export const exportVersion =
  'Este arquivo foi gerado por uma versão incompatível. Exporte a conta de novo a partir de um servidor com a mesma versão deste.';
