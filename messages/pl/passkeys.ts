import { isolate, number, plural } from './format.ts';

export const title = 'Klucze dostępu';
export const text =
  'Logowanie odciskiem palca, twarzą lub kodem PIN urządzenia zamiast hasłem. Klucz dostępu może też być drugim krokiem po haśle.';
export const none = 'Nie masz jeszcze kluczy dostępu.';
export const unnamed = 'Klucz dostępu';
export const added = (day: string) => `Dodano: ${day}`;
export const lastUsed = (day: string) => `Ostatnie użycie: ${day}`;
export const neverUsed = 'Jeszcze nieużywany';
export const loading = 'Wczytywanie kluczy dostępu…';
export const notLoaded = 'Nie udało się wczytać kluczy dostępu.';
export const notSupported = 'Ta przeglądarka nie obsługuje kluczy dostępu.';

export const add = 'Dodaj klucz dostępu';
export const adding = 'Postępuj zgodnie z instrukcjami przeglądarki…';
export const addText = 'Podaj hasło, aby dodać klucz dostępu.';
export const addedTitle = 'Dodano klucz dostępu';
export const addedText =
  'Teraz możesz się nim logować. Sesje na wszystkich innych urządzeniach zostały zakończone.';
export const alreadyOnDevice = 'Na tym urządzeniu jest już klucz dostępu do Twojego konta.';
export const cancelledAdding = 'Nie dodano klucza dostępu.';
export const notAdded = 'Klucz dostępu nie został dodany. Spróbuj ponownie.';
export const tooMany = (max: number) =>
  plural(max, {
    one: `Masz ${number(max)} klucz dostępu i nie możesz dodać kolejnych. Najpierw go usuń.`,
    few: `Masz ${number(max)} klucze dostępu i nie możesz dodać kolejnych. Najpierw usuń jeden z nich.`,
    many: `Masz ${number(max)} kluczy dostępu i nie możesz dodać kolejnych. Najpierw usuń jeden z nich.`,
    other: `Masz ${number(max)} klucza dostępu i nie możesz dodać kolejnych. Najpierw usuń jeden z nich.`,
  });

export const rename = 'Zmień nazwę';
export const renamePasskey = (name: string) => `Zmień nazwę: ${isolate(name)}`;
export const removePasskey = (name: string) => `Usuń: ${isolate(name)}`;
export const nameLabel = 'Nazwa klucza dostępu';
export const nameMissing = 'Podaj nazwę';
export const nameTooLong = (max: number) =>
  plural(max, {
    one: `Nazwa może mieć najwyżej ${number(max)} znak`,
    few: `Nazwa może mieć najwyżej ${number(max)} znaki`,
    many: `Nazwa może mieć najwyżej ${number(max)} znaków`,
    other: `Nazwa może mieć najwyżej ${number(max)} znaku`,
  });
export const save = 'Zapisz nazwę';
export const renamedTitle = 'Nazwa zapisana';
export const renamed = (name: string) => `Nowa nazwa klucza dostępu: ${isolate(name)}.`;
export const notRenamed = 'Nazwa nie została zapisana. Spróbuj ponownie.';
export const remove = 'Usuń';
export const removeTitle = (name: string) => `Usunąć klucz dostępu ${isolate(name)}?`;
export const removeText =
  'Podaj hasło, aby go usunąć. Logowanie tym kluczem nie będzie już możliwe. Potem usuń go też na swoim urządzeniu.';
export const removeTextLast =
  'Podaj hasło, aby go usunąć. Potem do zalogowania wystarczy samo hasło, a kody odzyskiwania zostaną usunięte. Usuń też klucz dostępu na swoim urządzeniu.';
export const removedTitle = 'Usunięto klucz dostępu';
export const removed = 'Nie można się już nim logować.';
export const notRemoved = 'Klucz dostępu nie został usunięty. Spróbuj ponownie.';
export const passkeyMissing = 'Ten klucz dostępu został już usunięty.';

export const signIn = 'Zaloguj się kluczem dostępu';
export const usePasskey = 'Użyj klucza dostępu';
export const stepText = (address: string) =>
  `Użyj klucza dostępu, aby dokończyć logowanie na konto ${isolate(address)}.`;
export const stepTextAlone = 'Użyj klucza dostępu, aby dokończyć logowanie.';
export const cancelled = 'Nie użyto klucza dostępu. Możesz spróbować ponownie.';
export const loginFailed = 'Logowanie kluczem dostępu nie powiodło się. Spróbuj ponownie.';
export const loginRefused =
  'Ten klucz dostępu nie został przyjęty. Spróbuj ponownie lub zaloguj się hasłem.';
export const proofRefused = 'Ten klucz dostępu nie został przyjęty. Spróbuj innego sposobu.';
