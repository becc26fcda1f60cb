/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

export const kitMissing = 'Este kit de marca não existe. Ele pode ter sido excluído em outra aba.';
export const logoMissing = 'Este logo não existe. Ele pode ter sido excluído em outra aba.';
export const kitChanged =
  'Este kit de marca foi alterado em outra aba ou em outro dispositivo. Confira e tente novamente.';
export const kitExists = 'Já existe um kit de marca com este nome. Escolha outro.';
export const tooManyKits = (max: number) =>
  `Você pode ter no máximo ${number(max)} kits de marca. Exclua um para liberar espaço.`;
export const tooManyLogos = (max: number) =>
  `Você pode ter no máximo ${number(max)} logos. Exclua um para liberar espaço.`;
export const kits = 'Kits de marca';
export const saveAsKit = 'Salvar como kit de marca…';
export const kitName = 'Nome do kit de marca';
export const nameMissing = 'Digite um nome.';
export const saveKit = 'Salvar kit de marca';
export const cancel = 'Cancelar';
export const edit = 'Editar';
export const done = 'Concluir';
export const noKits =
  'Salve cores, formas, logo e moldura como kit de marca e use-o em outros códigos em todos os seus dispositivos.';
export const notSaved = 'Não foi possível salvar a alteração. Tente novamente.';
export const notLoaded = 'Não foi possível carregar os kits de marca.';
export const kitApplied = (name: string) => `Kit de marca “${isolate(name)}” aplicado`;
export const designReplaced = 'Ele substituiu o design deste código.';
export const undo = 'Desfazer';
export const updateKit = (name: string) => `Atualizar “${isolate(name)}”`;
export const beginWith = (name: string) => `Usar em novos códigos: ${isolate(name)}`;
export const forNewCodes = 'Usar em novos códigos';
export const renameKit = (name: string) => `Renomear ${isolate(name)}`;
export const saveName = 'Salvar nome';
export const deleteKit = (name: string) => `Excluir ${isolate(name)}`;
export const deleteKitTitle = (name: string) => `Excluir o kit de marca “${isolate(name)}”?`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} código o usa. Ele mantém a aparência, mas não será mais atualizado com o kit.`,
    other: `${number(codes)} códigos o usam. Eles mantêm a aparência, mas não serão mais atualizados com o kit.`,
  });
export const deleteThisKit = 'Excluir kit de marca';
export const kitDeleted = (name: string) => `Kit de marca “${isolate(name)}” excluído`;
export const codesKeepLook = 'Os códigos que o usam mantêm a aparência.';
export const kitUpdated = (name: string) => `Kit de marca “${isolate(name)}” atualizado`;
export const applyToCodes = 'Aplicar as alterações aos códigos existentes?';
export const codesWouldChange = (count: number) =>
  plural(count, {
    one: `${number(count)} código está diferente do kit e seria alterado:`,
    other: `${number(count)} códigos estão diferentes do kit e seriam alterados:`,
  });
export const downloaded = 'Baixado neste navegador';
export const printedCopies =
  'As cópias impressas continuam funcionando e mantêm a aparência antiga.';
export const apply = 'Aplicar aos códigos';
export const kitLook = (name: string) => `Kit de marca: ${isolate(name)}`;
export const tryAgain = 'Tentar de novo';
export const myLogos = 'Meus logos';
export const logoNote =
  'PNG, JPEG, WebP ou SVG. O logo é salvo na sua conta para seus outros códigos.';
export const noLogos = 'Os logos que você envia são salvos aqui para seus outros códigos.';
export const keepLogo = 'Adicionar aos meus logos';
export const logosNotLoaded = 'Não foi possível carregar seus logos.';
export const unnamedLogo = 'Logo';
export const logoChosen = (name: string) => `Logo “${isolate(name)}” escolhido`;
export const logoReplaced = 'Ele substituiu o logo deste código.';
export const deleteLogo = (name: string) => `Excluir o logo ${isolate(name)}`;
export const logoDeleted = (name: string) => `Logo “${isolate(name)}” excluído`;
export const codesKeepLogo = 'Os códigos que o usam o mantêm.';
export const kitsPageTitle = (site: string) => `Kits de marca | ${site}`;
export const kitsPageDescription = 'Os kits de marca da sua conta.';
export const kitsIntro =
  'Seus próprios designs. Para aplicar um a códigos salvos, selecione-os na lista de códigos e escolha “Aplicar um design”.';
export const kitsReason = 'Entre para ver seus kits de marca.';
export const openGenerator = 'Abrir o gerador';
export const usedBy = (codes: number) =>
  plural(codes, {
    one: `${number(codes)} código o usa`,
    many: `${number(codes)} códigos o usam`,
    other: `${number(codes)} códigos o usam`,
  });
export const notUsed = 'Ainda não usado';
export const fromCode = 'De um código';
export const searchDesigns = 'Buscar designs';
