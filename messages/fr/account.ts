import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

/** Sign-in, settings, password and account. */

// The dialog to log in or to register
export const loginIntro = 'Connectez-vous pour retrouver vos QR codes enregistrés';
export const login = 'Se connecter';
export const loggingIn = 'Connexion…';
export const loginQuestion = 'Pas encore de compte\u00a0?';
export const toRegister = 'S’inscrire';
export const loggedInTitle = 'Bon retour parmi nous\u00a0!';
export const loggedIn = 'Votre session est ouverte.';
export const registerIntro = 'Inscrivez-vous pour enregistrer et gérer vos QR codes';
export const register = 'Créer un compte';
export const registering = 'Création du compte…';
export const registerQuestion = 'Vous avez déjà un compte\u00a0?';
export const toLogin = 'Se connecter';
export const registeredTitle = 'Votre compte est créé\u00a0!';
export const registered = 'Vous pouvez maintenant enregistrer et gérer vos QR codes.';
export const email = 'E-mail';
export const password = 'Mot de passe';
export const showPassword = 'Afficher le mot de passe';
export const commonPassword = 'Ce mot de passe est très répandu, donc facile à deviner.';
export const authenticationFailed = 'Échec de l’authentification';

// A forgotten password
export const forgotPassword = 'Mot de passe oublié\u00a0?';
export const resetMailSent = (address: string) =>
  `Si un compte existe pour ${isolate(address)}, nous venons d’envoyer à cette adresse un lien pour choisir un nouveau mot de passe. Il est valable 30\u00a0minutes. Rien reçu\u00a0? Regardez dans vos courriers indésirables.`;
export const resetByOperator =
  'Écrivez à <mail></mail> pour recevoir un lien qui permet d’en choisir un nouveau. Vos codes continuent de fonctionner.';

// The page that sets a new password
export const resetLinkIncomplete =
  'Ce lien est incomplet. Copiez l’adresse entière depuis le message qui la contient, ou demandez un nouveau lien à <mail></mail>.';
export const resetSignsIn =
  'Votre session s’ouvrira sur cet appareil et se fermera sur tous les autres.';

// The form that changes the password
export const currentPassword = 'Mot de passe actuel';
export const newPassword = 'Nouveau mot de passe';
export const confirmPassword = 'Confirmez le mot de passe';
export const changePassword = 'Changer le mot de passe';
export const passwordChanged = 'Votre mot de passe a été modifié';
export const passwordNotChanged = 'Le mot de passe n’a pas pu être modifié';

// In place of a page that needs an account
export const signInTitle = 'Connectez-vous';
export const signIn = 'Se connecter';
export const adminOnly = 'Cette page est réservée à l’administration de ce site.';
export const noAccessTitle = 'Vous n’avez pas accès à cette page';
/** The part `user` is an email address. */
export const noAccess =
  'Elle est réservée aux comptes administrateur, et <user></user> n’en fait pas partie. L’exploitant de ce site peut y remédier.';
export const useAnotherAccount = 'Utiliser un autre compte';

// The buttons in the sidebar
export const settings = 'Paramètres';
export const logout = 'Se déconnecter';
export const accountOf = (email: string) => `Compte\u00a0: ${email}`;
export const administration = 'Administration';
export const loggedOutTitle = 'Session fermée';
export const loggedOut = 'La déconnexion a bien été effectuée.';
export const notLoggedOut = 'La déconnexion a échoué. Réessayez.';
export const leaveTitle = 'Se déconnecter et perdre des modifications\u00a0?';
export const leaveText = (names: string) =>
  `Ces modifications n’ont pas pu être enregistrées\u00a0: ${names}. La déconnexion les supprime de cet appareil.`;
export const stay = 'Rester';
export const leaveAndLose = (count: number) =>
  plural(count, {
    one: `Se déconnecter et perdre ${number(count)}\u00a0modification`,
    other: `Se déconnecter et perdre ${number(count)}\u00a0modifications`,
  });

// Settings: the plan
export const allSettings = 'Tous les paramètres';
export const settingsPageTitle = (site: string) => `Paramètres | ${site}`;
export const settingsDescription = 'Votre formule, votre profil, votre connexion et vos données.';
export const settingsReason = 'Cette page montre les paramètres de votre compte.';
export const planTitle = 'Formule';
export const profileTitle = 'Profil';
export const profileText = 'Votre adresse e-mail et l’apparence de ce site sur cet appareil.';
export const dangerTitle = 'Zone sensible';
export const planLimits = (saved: number, dynamic: number) =>
  `Jusqu’à ${number(saved)} codes enregistrés, dont jusqu’à ${plural(dynamic, { one: `${number(dynamic)} dynamique`, other: `${number(dynamic)} dynamiques` })}`;
export const upgradeTo = (plan: string) => `Passer à ${plan}`;

// Settings: export
export const dataTitle = 'Vos données';
export const dataText =
  'Un seul fichier avec vos codes, leurs destinations et leurs scans. Un autre serveur équipé de ce logiciel peut importer les codes.';
export const exportEverything = 'Tout exporter';
export const preparingExport = 'Préparation de l’export…';
export const preparingExportSize = (size: string) => `Préparation de l’export… ${size}`;
export const exportSaved = (file: string, size: string) => `${isolate(file)} enregistré (${size}).`;
export const exportFailed = 'L’export a échoué. Réessayez.';

// Settings: import
export const importFromFile = 'Importer un fichier';
export const fileToImport = 'Fichier à importer';
export const readingFile = 'Lecture du fichier…';
export const importing = (current: number, total: number) =>
  `Importation du code ${number(current)} sur ${number(total)}…`;
export const fileUnreadable = 'Le fichier n’a pas pu être lu. Réessayez.';
export const fileTooLarge = 'Ce fichier est trop volumineux pour être importé.';
export const notAnExport =
  'Ce fichier n’est pas un export de compte. Choisissez le fichier .json que vous avez exporté.';
export const imported = (count: number) =>
  plural(count, {
    one: `${number(count)} code importé.`,
    other: `${number(count)} codes importés.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    one: `${number(count)} code était déjà dans votre compte.`,
    other: `${number(count)} codes étaient déjà dans votre compte.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    one: `${number(count)} code utilise l’adresse d’un autre serveur. Il fonctionnera dès que cette adresse pointera vers ce serveur.`,
    other: `${number(count)} codes utilisent l’adresse d’un autre serveur. Ils fonctionneront dès que cette adresse pointera vers ce serveur.`,
  });
export const someNotImported = 'Certains codes n’ont pas pu être importés\u00a0:';
export const notImportedList = 'Codes non importés';
export const codeNumber = (position: number) => `Code ${number(position)}`;
export const fieldProblem = (field: string, problem: string) =>
  `${isolate(field)}\u00a0: ${problem}`;
export const codeProblem = (problem: string) => `Code\u00a0: ${problem}`;
export const codeNotImported = 'Ce code n’a pas pu être importé.';
export const moreNotImported = (count: number) =>
  plural(count, {
    one: `${number(count)} autre code`,
    other: `${number(count)} autres codes`,
  });
export const importStopped = 'Non importé, car l’importation s’est arrêtée.';

// Settings: delete the account
export const deleteAccount = 'Supprimer le compte';
export const deleteTitle = 'Supprimer votre compte\u00a0?';
export const deleteText =
  'Cette action est irréversible. Votre compte sera définitivement supprimé et vos données seront effacées de nos serveurs.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    one: 'Votre code dynamique cessera définitivement de fonctionner, y compris sur tous les supports imprimés. Les codes statiques continueront de fonctionner.',
    other: `Vos ${number(count)} codes dynamiques cesseront définitivement de fonctionner, y compris sur tous les supports imprimés. Les codes statiques continueront de fonctionner.`,
  });
export const cancel = 'Annuler';
export const accountDeletedTitle = 'Compte supprimé';
export const accountDeleted = 'Votre compte a bien été supprimé.';
export const accountNotDeleted = 'Le compte n’a pas pu être supprimé';

// Failures for which the server gave no reason
export const loginFailed = 'Échec de la connexion';
export const registrationFailed = 'Échec de l’inscription';
export const passwordResetFailed = 'Le lien n’a pas pu être envoyé. Réessayez.';
export const passwordChangeFailed = 'Échec du changement de mot de passe';
export const deletionFailed = 'Échec de la suppression du compte';
export const subscriptionFailed = 'Échec du changement de formule';
