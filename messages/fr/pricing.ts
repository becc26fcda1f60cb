import { number, plural } from './format.ts';

export const title = 'Créer des codes est gratuit. Toujours.';
export const intro =
  'Inscrivez-vous pour les enregistrer et les modifier. Les codes imprimés continuent de fonctionner, quelle que soit votre formule.';
/** The price of every plan: no euros. */
export const price = '0\u00a0€';

// Without an account
export const guest = 'Sans compte';
/** Beside the price. */
export const guestNote = 'sans inscription';
export const guestCodes = 'Codes statiques illimités';
export const guestContent = 'Tous les types de contenu, du lien à l’accès Wi-Fi';
export const guestDesign = 'Tous les designs et tous les formats, sans filigrane';
export const guestBulk = 'En série\u00a0: jusqu’à 5\u202f000 codes à partir d’un tableau';
export const guestPrivacy =
  'Les codes sont créés dans votre navigateur, n’expirent jamais et leurs scans ne sont pas suivis';
export const makeCode = 'Créer un code';

// Free
/** Beside the price. */
export const freeNote = 'pour toujours';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    one: `Enregistrer jusqu’à ${number(codes)} code, dont jusqu’à ${number(dynamic)} dynamique`,
    other: `Enregistrer jusqu’à ${number(codes)} codes, dont jusqu’à ${number(dynamic)} dynamiques`,
  });
export const freeChanges = 'Changer la destination des codes imprimés et voir leurs scans';
export const freeDevices = 'Modifier vos codes sur tous vos appareils';
export const freeDownloads = 'Télécharger un code, ou tous en ZIP';
export const freeExport = 'Tout exporter ou supprimer votre compte à tout moment';
export const allCodes = 'Tous les codes';
export const createAccount = 'Créer un compte';

// Pro. `plan` is the name of the other plan, such as Free.
/** Beside the price. */
export const proNote = 'pour l’instant, sans carte bancaire';
export const proBase = (plan: string) => `Tout ce que comprend la formule ${plan}`;
export const proCodes = (codes: number) =>
  plural(codes, {
    one: `Enregistrer jusqu’à ${number(codes)} code, dynamique si vous le souhaitez`,
    other: `Enregistrer jusqu’à ${number(codes)} codes, tous dynamiques si vous le souhaitez`,
  });
export const proSlugs = 'Suffixes personnalisés pour les liens courts';
export const proDowngrade =
  'Si la formule Pro prend fin un jour, vos codes restent et continuent de fonctionner';
export const upgrade = 'Changer dans les paramètres';
export const signUpToUpgrade = 'S’inscrire pour changer de formule';

// Questions
export const questions = 'Questions fréquentes';
export const stopQuestion = 'Un code imprimé peut-il cesser de fonctionner\u00a0?';
export const stopAnswer =
  'Pas à cause d’une formule. Un code statique contient le lien lui-même. Il n’a besoin ni d’un compte ni d’une formule, et fonctionne aussi longtemps que votre lien. Il n’a pas non plus besoin de nos serveurs\u00a0; seul un code qui mène à la fois à l’App Store et à Google Play ouvre d’abord une page de notre site. Un code dynamique passe par notre lien court et continue de fonctionner avec toutes les formules, jusqu’à ce que vous le mettiez en pause ou le supprimiez, que sa date de fin soit passée ou que nous le désactivions pour abus.';
export const limitQuestion = 'Et si j’ai plus de codes que ma formule n’en permet\u00a0?';
/** `free` and `pro` are the names of the plans. */
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    one: `Rien ne vous est retiré. Avec plus de ${number(codes)} code dans la formule ${free}, vous pouvez tous les ouvrir, les modifier et les télécharger. Pour en ajouter de nouveaux, il faut simplement ne plus en avoir aucun ou passer à ${pro}.`,
    other: `Rien ne vous est retiré. Avec plus de ${number(codes)} codes dans la formule ${free}, vous pouvez tous les ouvrir, les modifier et les télécharger. Pour en ajouter de nouveaux, il faut simplement en avoir moins de ${number(codes)} ou passer à ${pro}.`,
  });
export const dynamicQuestion = 'Qu’est-ce qu’un code dynamique\u00a0?';
export const dynamicAnswer =
  'Un code qui contient notre lien court au lieu de votre adresse. Vous pouvez changer sa destination après l’impression, le mettre en pause, lui fixer un début et une fin, et voir combien de fois il est scanné. Nous ne désactivons un code qu’en cas d’abus.';
export const watermarkQuestion =
  'Les codes gratuits ont-ils un filigrane ou une taille réduite\u00a0?';
export const watermarkAnswer = 'Ni l’un ni l’autre. Tout le monde reçoit le même fichier.';
export const leaveQuestion = 'Puis-je partir à tout moment\u00a0?';
export const leaveAnswer = 'Oui. Exportez tout, puis supprimez votre compte dans les paramètres.';
