import { isolate, number, plural } from './format.ts';

export const title = 'Chaves de acesso';
export const text =
  'Entre com sua digital, seu rosto ou o PIN do dispositivo em vez de uma senha. Uma chave de acesso também vale como segunda etapa depois da senha.';
export const none = 'Você ainda não tem chaves de acesso.';
export const unnamed = 'Chave de acesso';
export const added = (day: string) => `Adicionada: ${day}`;
export const lastUsed = (day: string) => `Último uso: ${day}`;
export const neverUsed = 'Ainda não usada';
export const loading = 'Carregando chaves de acesso…';
export const notLoaded = 'Não foi possível carregar suas chaves de acesso.';
export const notSupported = 'Este navegador não é compatível com chaves de acesso.';

export const add = 'Adicionar chave de acesso';
export const adding = 'Siga as instruções do navegador…';
export const addText = 'Digite sua senha para adicionar uma chave de acesso.';
export const addedTitle = 'Chave de acesso adicionada';
export const addedText =
  'Agora você pode entrar com ela. Suas sessões em todos os outros dispositivos foram encerradas.';
export const alreadyOnDevice = 'Este dispositivo já tem uma chave de acesso para sua conta.';
export const cancelledAdding = 'Nenhuma chave de acesso foi adicionada.';
export const notAdded = 'A chave de acesso não foi adicionada. Tente novamente.';
export const tooMany = (max: number) =>
  plural(max, {
    one: `Você tem ${number(max)} chave de acesso, o máximo. Remova-a antes de adicionar outra.`,
    other: `Você tem ${number(max)} chaves de acesso, o máximo. Remova uma antes de adicionar outra.`,
  });

export const rename = 'Renomear';
export const renamePasskey = (name: string) => `Renomear ${isolate(name)}`;
export const removePasskey = (name: string) => `Remover ${isolate(name)}`;
export const nameLabel = 'Nome da chave de acesso';
export const nameMissing = 'Digite um nome';
export const nameTooLong = (max: number) => `O nome pode ter no máximo ${number(max)} caracteres`;
export const save = 'Salvar nome';
export const renamedTitle = 'Nome salvo';
export const renamed = (name: string) => `A chave de acesso agora se chama ${isolate(name)}.`;
export const notRenamed = 'O nome não foi salvo. Tente novamente.';
export const remove = 'Remover';
export const removeTitle = (name: string) => `Remover a chave de acesso ${isolate(name)}?`;
export const removeText =
  'Digite sua senha para removê-la. Não será mais possível entrar com ela. Depois, exclua-a também no seu dispositivo.';
export const removeTextLast =
  'Digite sua senha para removê-la. Depois disso, a senha bastará para entrar, e seus códigos de recuperação serão excluídos. Exclua a chave de acesso também no seu dispositivo.';
export const removedTitle = 'Chave de acesso removida';
export const removed = 'Ela não pode mais ser usada para entrar.';
export const notRemoved = 'A chave de acesso não foi removida. Tente novamente.';
export const passkeyMissing = 'Esta chave de acesso já foi removida.';

export const signIn = 'Entrar com chave de acesso';
export const usePasskey = 'Usar chave de acesso';
export const stepText = (address: string) =>
  `Use uma chave de acesso para concluir o login como ${isolate(address)}.`;
export const stepTextAlone = 'Use uma chave de acesso para concluir o login.';
export const cancelled = 'Nenhuma chave de acesso foi usada. Você pode tentar novamente.';
export const loginFailed = 'Não foi possível entrar com uma chave de acesso. Tente novamente.';
export const loginRefused =
  'Esta chave de acesso não foi aceita. Tente novamente ou entre com sua senha.';
export const proofRefused = 'Esta chave de acesso não foi aceita. Tente de outra forma.';
