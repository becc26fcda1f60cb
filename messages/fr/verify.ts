import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `Vérifier un kit de secours | ${site}`;
export const description =
  'Vérifiez qu’un kit de secours est authentique et complet. Votre navigateur s’en charge et n’envoie rien.';
export const heading = 'Vérifier un kit de secours';
export const intro =
  'Grâce à un kit de secours, les codes imprimés continuent de fonctionner même si le serveur qui les a créés n’existe plus. Cette page vérifie qu’un kit est authentique et complet. Rien ne quitte votre navigateur.';

// The choice of a kit
export const drop = 'Déposez un kit ici';
export const dropHint = 'Un dossier ou un fichier ZIP, ou un dossier contenant plusieurs kits';
export const chooseFolder = 'Choisir un dossier';
export const chooseZip = 'Choisir un fichier ZIP';
export const keyLabel = 'Clé publiée (facultatif)';
export const keyHint =
  'L’empreinte publiée par l’exploitant, ou le texte de son fichier public-key.pem. Sans elle, la page indique si le kit est complet, mais pas qui l’a créé.';
export const keyInvalid =
  'Saisissez une empreinte de 64 caractères (chiffres et lettres de a à f) ou tout le texte de public-key.pem.';

// While it works
export const reading = 'Lecture des fichiers…';
export const checking = 'Vérification du kit';
export const checked = (done: number, total: number) =>
  `${number(done)} sur ${plural(total, { one: '1 fichier', other: `${number(total)} fichiers` })}`;

// Why nothing could be checked
export const noKit =
  'Aucun kit trouvé. Un kit contient les fichiers manifest.json, manifest.sig et public-key.pem.';
export const noZip =
  'Ce fichier ZIP est illisible. Décompressez-le et choisissez plutôt son dossier.';
export const tooLarge =
  'Ce fichier ZIP est trop volumineux pour un navigateur. Décompressez-le et choisissez plutôt son dossier.';
export const notRead = 'Les fichiers n’ont pas pu être lus. Réessayez.';
export const needsHttps =
  'Cette page ne peut vérifier des kits qu’à une adresse commençant par https.';

// The results
export const results = 'Résultats';
export const genuine = 'Authentique et complet';
export const genuineText =
  'Chaque fichier est tel que l’exploitant l’a signé : aucun ne manque et aucun n’a été ajouté.';
export const complete = 'Complet et inchangé';
export const completeText =
  'Chaque fichier est tel qu’il a été signé : aucun ne manque et aucun n’a été ajouté. Pour savoir qui l’a signé, comparez l’empreinte avec celle que l’exploitant a publiée.';
export const otherKey = 'Signé avec une autre clé';
export const otherKeyText =
  'Le kit n’a pas été signé avec la clé saisie. Ne l’utilisez que si l’exploitant confirme son empreinte.';
export const changed = 'Modifié';
export const changedText = 'N’utilisez pas ce kit. Il diffère de ce qui a été signé :';
export const unsigned = 'Non signé';
export const unsignedText =
  'La liste des fichiers a été modifiée après la signature, ou la signature ou la clé est endommagée. N’utilisez pas ce kit.';
export const unknownForm = 'Format inconnu';
export const unknownFormText =
  'Le kit est signé, mais il provient d’une version plus récente. Vérifiez-le sur un serveur équipé de cette version.';

// Facts about a kit
export const host = 'Adresse des codes';
export const made = 'Créé le';
export const codes = 'Codes';
export const form = 'Forme';
export const publicForm = 'Publique : les codes n’y sont pas listés';
export const plainForm = 'Pour l’exploitant : à garder confidentielle';
export const fingerprint = 'Empreinte de la clé';
export const chain = 'Kit précédent';
export const follows = (name: string) => `${isolate(name)}, présent parmi ces fichiers et conforme`;
export const notHere = (hash: string) => `Absent. Le SHA-256 de son manifeste est ${isolate(hash)}`;
export const firstKit = 'Aucun : c’est le premier';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)} a été modifié.`;
export const fileMissing = (path: string) => `${isolate(path)} est manquant.`;
export const fileUnreadable = (path: string) => `${isolate(path)} est illisible.`;
export const fileAdded = (path: string) => `${isolate(path)} a été ajouté.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    one: `${number(count)} page de code a été ajoutée.`,
    other: `${number(count)} pages de codes ont été ajoutées.`,
  });
export const wrongCount =
  'La liste des pages ne compte pas autant de codes que ce qui a été signé.';
export const more = (count: number) =>
  plural(count, { one: `Et ${number(count)} autre.`, other: `Et ${number(count)} autres.` });
export const outside = (count: number) =>
  plural(count, {
    one: `${number(count)} fichier qui ne fait partie d’aucun kit n’a pas été vérifié.`,
    other: `${number(count)} fichiers qui ne font partie d’aucun kit n’ont pas été vérifiés.`,
  });
