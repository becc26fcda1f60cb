import { isolate, number, plural } from './format.ts';

export const title = 'Passkey';
export const text =
  'Si accede con l’impronta, il volto o il PIN del dispositivo invece che con una password. Una passkey vale anche come secondo passaggio dopo la password.';
export const none = 'Non ci sono ancora passkey.';
export const unnamed = 'Passkey';
export const added = (day: string) => `Aggiunta: ${day}`;
export const lastUsed = (day: string) => `Ultimo utilizzo: ${day}`;
export const neverUsed = 'Mai usata';
export const loading = 'Caricamento delle passkey…';
export const notLoaded = 'Impossibile caricare le passkey.';
export const notSupported = 'Questo browser non supporta le passkey.';

export const add = 'Aggiungi una passkey';
export const adding = 'Seguire le istruzioni del browser…';
export const addText = 'Inserire la password per aggiungere una passkey.';
export const addedTitle = 'Passkey aggiunta';
export const addedText =
  'Ora è possibile accedere con questa passkey. Le sessioni su tutti gli altri dispositivi sono state chiuse.';
export const alreadyOnDevice = 'Questo dispositivo ha già una passkey per l’account.';
export const cancelledAdding = 'Non è stata aggiunta nessuna passkey.';
export const notAdded = 'La passkey non è stata aggiunta. Riprovare.';
export const tooMany = (max: number) =>
  plural(max, {
    one: `C’è già ${number(max)} passkey, il massimo. Rimuoverla prima di aggiungerne un’altra.`,
    other: `Ci sono già ${number(max)} passkey, il massimo. Rimuoverne una prima di aggiungerne un’altra.`,
  });

export const rename = 'Rinomina';
export const renamePasskey = (name: string) => `Rinomina ${isolate(name)}`;
export const removePasskey = (name: string) => `Rimuovi ${isolate(name)}`;
export const nameLabel = 'Nome della passkey';
export const nameMissing = 'Inserire un nome';
export const nameTooLong = (max: number) => `Il nome può avere al massimo ${number(max)} caratteri`;
export const save = 'Salva nome';
export const renamedTitle = 'Nome salvato';
export const renamed = (name: string) => `Ora la passkey si chiama ${isolate(name)}.`;
export const notRenamed = 'Il nome non è stato salvato. Riprovare.';
export const remove = 'Rimuovi';
export const removeTitle = (name: string) => `Rimuovere la passkey ${isolate(name)}?`;
export const removeText =
  'Inserire la password per rimuoverla. Non sarà più possibile accedere con questa passkey. Eliminarla anche dal dispositivo.';
export const removeTextLast =
  'Inserire la password per rimuoverla. Da quel momento per accedere basterà la password e i codici di recupero verranno eliminati. Eliminare la passkey anche dal dispositivo.';
export const removedTitle = 'Passkey rimossa';
export const removed = 'Non può più essere usata per accedere.';
export const notRemoved = 'La passkey non è stata rimossa. Riprovare.';
export const passkeyMissing = 'Questa passkey è già stata rimossa.';

export const signIn = 'Accedi con una passkey';
export const usePasskey = 'Usa una passkey';
export const stepText = (address: string) =>
  `Usare una passkey per completare l’accesso come ${isolate(address)}.`;
export const stepTextAlone = 'Usare una passkey per completare l’accesso.';
export const cancelled = 'Non è stata usata nessuna passkey. È possibile riprovare.';
export const loginFailed = 'L’accesso con la passkey non è riuscito. Riprovare.';
export const loginRefused =
  'Questa passkey non è stata accettata. Riprovare o accedere con la password.';
export const proofRefused = 'Questa passkey non è stata accettata. Provare in un altro modo.';
