import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `Verificar um kit de emergência | ${site}`;
export const description =
  'Descubra se um kit de emergência é autêntico e está completo. Seu navegador faz a verificação e não envia nada.';
export const heading = 'Verificar um kit de emergência';
export const intro =
  'Com um kit de emergência, os códigos impressos continuam funcionando mesmo que o servidor que os criou não exista mais. Esta página verifica se um kit é autêntico e está completo. Nada sai do seu navegador.';

// The choice of a kit
export const drop = 'Solte um kit aqui';
export const dropHint = 'Uma pasta ou um arquivo ZIP, ou uma pasta com vários kits';
export const chooseFolder = 'Escolher pasta';
export const chooseZip = 'Escolher arquivo ZIP';
export const keyLabel = 'Chave publicada (opcional)';
export const keyHint =
  'A impressão digital que o operador publicou ou o texto do arquivo public-key.pem dele. Sem ela, a página mostra se o kit está completo, mas não quem o criou.';
export const keyInvalid =
  'Digite uma impressão digital de 64 caracteres (números e letras de a a f) ou todo o texto de public-key.pem.';

// While it works
export const reading = 'Lendo os arquivos…';
export const checking = 'Verificando o kit';
export const checked = (done: number, total: number) =>
  `${number(done)} de ${plural(total, { one: '1 arquivo', other: `${number(total)} arquivos` })}`;

// Why nothing could be checked
export const noKit =
  'Não há nenhum kit aqui. Um kit contém os arquivos manifest.json, manifest.sig e public-key.pem.';
export const noZip = 'Não é possível ler este arquivo ZIP. Descompacte-o e escolha a pasta.';
export const tooLarge =
  'Este arquivo ZIP é grande demais para um navegador. Descompacte-o e escolha a pasta.';
export const notRead = 'Não foi possível ler os arquivos. Tente novamente.';
export const needsHttps = 'Esta página só pode verificar kits em um endereço que comece com https.';

// The results
export const results = 'Resultados';
export const genuine = 'Autêntico e completo';
export const genuineText =
  'Todos os arquivos estão como o operador os assinou: não falta nenhum e nenhum foi adicionado.';
export const complete = 'Completo e inalterado';
export const completeText =
  'Todos os arquivos estão como foram assinados: não falta nenhum e nenhum foi adicionado. Para saber quem assinou, compare a impressão digital com a que o operador publicou.';
export const otherKey = 'Assinado com outra chave';
export const otherKeyText =
  'O kit não foi assinado com a chave que você informou. Não o use, a menos que o operador confirme a impressão digital.';
export const changed = 'Alterado';
export const changedText = 'Não use este kit. Ele difere do que foi assinado:';
export const unsigned = 'Sem assinatura válida';
export const unsignedText =
  'A lista de arquivos foi alterada depois da assinatura, ou a assinatura ou a chave está danificada. Não use este kit.';
export const unknownForm = 'Formato desconhecido';
export const unknownFormText =
  'O kit está assinado, mas vem de uma versão mais recente. Verifique-o em um servidor com essa versão.';

// Facts about a kit
export const host = 'Endereço dos códigos';
export const made = 'Criado';
export const codes = 'Códigos';
export const form = 'Tipo';
export const publicForm = 'Público: não lista os códigos';
export const plainForm = 'Para o operador: mantenha em sigilo';
export const fingerprint = 'Impressão digital da chave';
export const chain = 'Kit anterior';
export const follows = (name: string) => `${isolate(name)}, está entre estes arquivos e confere`;
export const notHere = (hash: string) =>
  `Não está aqui. O SHA-256 do manifesto dele é ${isolate(hash)}`;
export const firstKit = 'Nenhum: este é o primeiro';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)} foi alterado.`;
export const fileMissing = (path: string) => `${isolate(path)} está faltando.`;
export const fileUnreadable = (path: string) => `Não é possível ler ${isolate(path)}.`;
export const fileAdded = (path: string) => `${isolate(path)} foi adicionado.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    one: `${number(count)} página de código foi adicionada.`,
    other: `${number(count)} páginas de códigos foram adicionadas.`,
  });
export const wrongCount = 'A lista de páginas não tem tantos códigos quantos foram assinados.';
export const more = (count: number) =>
  plural(count, { one: `E mais ${number(count)}.`, other: `E mais ${number(count)}.` });
export const outside = (count: number) =>
  plural(count, {
    one: `${number(count)} arquivo que não faz parte de nenhum kit não foi verificado.`,
    other: `${number(count)} arquivos que não fazem parte de nenhum kit não foram verificados.`,
  });
