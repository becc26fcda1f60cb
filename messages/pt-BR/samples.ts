/** Sample content that is about to be handed out. */
import { list, number, plural } from './format.ts';

export const samplesShown = (names: readonly string[]) =>
  plural(names.length, {
    one: `${list(names)} ainda mostra o exemplo`,
    other: `${list(names)} ainda mostram o exemplo`,
  });
export const sampleConsequence = 'Quem escanear o código receberá este conteúdo de exemplo.';
export const codesWithSamples = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} de ${number(total)} códigos ainda contém partes do exemplo`,
    other: `${number(count)} de ${number(total)} códigos ainda contêm partes do exemplo`,
  });
export const clearSamples = (count: number) =>
  plural(count, { one: 'Limpar o campo', other: 'Limpar os campos' });
export const keepSamples = (count: number) =>
  plural(count, { one: 'Manter', other: 'Manter todos' });
export const backToContent = 'Voltar ao conteúdo';
