import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
export const columnName = (letters: string) => `Coluna ${letters}`;
export const noColumn = (field: string) =>
  `Nenhuma coluna é usada como “${field}”. Escolha uma em “Colunas”.`;

// The row of the template
export const templateLabel = (type: string) => `Meu código: ${type}`;
export const templateFileName = (type: string) => `meu código ${type}`;

// Cells
export const cellEmpty = 'Esta célula está vazia.';
export const cellExample = (example: string) => `Por exemplo: ${isolate(example)}`;
export const enterYesOrNo = 'Escreva sim ou não.';
export const useOneOf = (values: readonly string[]) =>
  `Use um destes valores: ${values.join(', ')}.`;

// Labels
export const labelCharacters = (characters: readonly string[]) =>
  `As etiquetas não podem mostrar ${characters.map((character) => `“${character}”`).join(', ')}. Use outros caracteres ou não use a coluna de etiquetas.`;
export const labelTooLong = (most: number, length: number) =>
  `Uma etiqueta pode ter no máximo ${number(most)} caracteres. Esta tem ${number(length, { useGrouping: false })}: encurte-a.`;

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `Links em “${isolate(heading)}”`;
/** The reason follows. */
export const labelLeftOut = 'Este código não tem etiqueta.';
export const formulaUnknown =
  'Esta célula tem uma fórmula cujo resultado não está salvo no arquivo. Abra a lista no seu programa de planilhas e salve-a.';
export const numberRounded =
  'As planilhas guardam só 15 dígitos de um número, então os últimos dígitos deste podem estar errados. Formate a coluna como texto e digite o número de novo.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'Este número está abreviado: faltam quase todos os dígitos. Formate a coluna como texto, digite o número de novo e salve a lista.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `“${isolate(heading)}” não é usada. Endereços de e-mail nesta coluna: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `“${isolate(heading)}” não é usada. Endereços web nesta coluna: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `“${isolate(heading)}” não é usada. Números de telefone nesta coluna: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `“${isolate(heading)}” não é usada. Células com texto nesta coluna: ${number(count)}.`;
export const equalRows = (count: number) => `Linhas iguais a uma linha anterior: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `Datas como ${isolate(example)} lidas com o mês primeiro: ${number(count)}. Se o dia vier primeiro, escreva-as como 2027-06-18.`;
export const daysFirst = (count: number, example: string) =>
  `Datas como ${isolate(example)} lidas com o dia primeiro: ${number(count)}. Se o mês vier primeiro, escreva-as como 2027-06-18.`;
