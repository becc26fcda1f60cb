import { isolate, number, plural } from './format.ts';

export const title = 'Passkeys';
export const text =
  'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts statt mit einem Passwort an. Ein Passkey gilt auch als zweiter Schritt nach dem Passwort.';
export const none = 'Sie haben noch keine Passkeys.';
export const unnamed = 'Passkey';
export const added = (day: string) => `Hinzugefügt: ${day}`;
export const lastUsed = (day: string) => `Zuletzt benutzt: ${day}`;
export const neverUsed = 'Noch nicht benutzt';
export const loading = 'Passkeys werden geladen\u00a0…';
export const notLoaded = 'Ihre Passkeys konnten nicht geladen werden.';
export const notSupported = 'Dieser Browser unterstützt keine Passkeys.';

export const add = 'Passkey hinzufügen';
export const adding = 'Folgen Sie den Anweisungen Ihres Browsers\u00a0…';
export const addText = 'Geben Sie Ihr Passwort ein, um einen Passkey hinzuzufügen.';
export const addedTitle = 'Passkey hinzugefügt';
export const addedText =
  'Sie können sich jetzt damit anmelden. Auf allen anderen Geräten wurden Sie abgemeldet.';
export const alreadyOnDevice = 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.';
export const cancelledAdding = 'Es wurde kein Passkey hinzugefügt.';
export const notAdded = 'Der Passkey wurde nicht hinzugefügt. Bitte versuchen Sie es erneut.';
export const tooMany = (max: number) =>
  plural(max, {
    one: `Sie haben ${number(max)} Passkey; mehr sind nicht möglich. Entfernen Sie ihn, bevor Sie einen weiteren hinzufügen.`,
    other: `Sie haben ${number(max)} Passkeys; mehr sind nicht möglich. Entfernen Sie einen, bevor Sie einen weiteren hinzufügen.`,
  });

export const rename = 'Umbenennen';
export const renamePasskey = (name: string) => `${isolate(name)} umbenennen`;
export const removePasskey = (name: string) => `${isolate(name)} entfernen`;
export const nameLabel = 'Name des Passkeys';
export const nameMissing = 'Geben Sie einen Namen ein';
export const nameTooLong = (max: number) => `Der Name darf höchstens ${number(max)} Zeichen haben`;
export const save = 'Name speichern';
export const renamedTitle = 'Name gespeichert';
export const renamed = (name: string) => `Der Passkey heißt jetzt ${isolate(name)}.`;
export const notRenamed = 'Der Name wurde nicht gespeichert. Bitte versuchen Sie es erneut.';
export const remove = 'Entfernen';
export const removeTitle = (name: string) => `Passkey ${isolate(name)} entfernen?`;
export const removeText =
  'Geben Sie Ihr Passwort ein, um ihn zu entfernen. Danach können Sie sich nicht mehr damit anmelden. Löschen Sie ihn dann auch auf Ihrem Gerät.';
export const removeTextLast =
  'Geben Sie Ihr Passwort ein, um ihn zu entfernen. Danach genügt zur Anmeldung wieder Ihr Passwort, und Ihre Wiederherstellungscodes werden gelöscht. Löschen Sie den Passkey dann auch auf Ihrem Gerät.';
export const removedTitle = 'Passkey entfernt';
export const removed = 'Damit ist keine Anmeldung mehr möglich.';
export const notRemoved = 'Der Passkey wurde nicht entfernt. Bitte versuchen Sie es erneut.';
export const passkeyMissing = 'Dieser Passkey wurde bereits entfernt.';

export const signIn = 'Mit Passkey anmelden';
export const usePasskey = 'Passkey verwenden';
export const stepText = (address: string) =>
  `Verwenden Sie einen Passkey, um die Anmeldung als ${isolate(address)} abzuschließen.`;
export const stepTextAlone = 'Verwenden Sie einen Passkey, um die Anmeldung abzuschließen.';
export const cancelled = 'Es wurde kein Passkey verwendet. Sie können es noch einmal versuchen.';
export const loginFailed =
  'Die Anmeldung mit dem Passkey ist fehlgeschlagen. Bitte versuchen Sie es erneut.';
export const loginRefused =
  'Dieser Passkey wurde nicht akzeptiert. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.';
export const proofRefused =
  'Dieser Passkey wurde nicht akzeptiert. Bitte versuchen Sie es auf einem anderen Weg.';
