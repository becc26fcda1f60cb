import { isolate, number, plural } from './format.ts';

export const title = 'Clés d’accès';
export const text =
  'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil au lieu d’un mot de passe. Une clé d’accès sert aussi de seconde étape après le mot de passe.';
export const none = 'Vous n’avez pas encore de clé d’accès.';
export const unnamed = 'Clé d’accès';
export const added = (day: string) => `Ajout\u00a0: ${day}`;
export const lastUsed = (day: string) => `Dernière utilisation\u00a0: ${day}`;
export const neverUsed = 'Pas encore utilisée';
export const loading = 'Chargement des clés d’accès…';
export const notLoaded = 'La liste de vos clés d’accès n’a pas pu être chargée.';
export const notSupported = 'Ce navigateur ne prend pas en charge les clés d’accès.';

export const add = 'Ajouter une clé d’accès';
export const adding = 'Suivez les instructions de votre navigateur…';
export const addText = 'Saisissez votre mot de passe pour ajouter une clé d’accès.';
export const addedTitle = 'Clé d’accès ajoutée';
export const addedText =
  'Elle vous permet désormais de vous connecter. Vos sessions sur tous les autres appareils ont été fermées.';
export const alreadyOnDevice = 'Cet appareil contient déjà une clé d’accès pour votre compte.';
export const cancelledAdding = 'Aucune clé d’accès n’a été ajoutée.';
export const notAdded = 'La clé d’accès n’a pas été ajoutée. Réessayez.';
export const tooMany = (max: number) =>
  plural(max, {
    one: `Vous avez ${number(max)} clé d’accès, le maximum. Supprimez-la avant d’en ajouter une autre.`,
    other: `Vous avez ${number(max)} clés d’accès, le maximum. Supprimez-en une avant d’en ajouter une autre.`,
  });

export const rename = 'Renommer';
export const renamePasskey = (name: string) => `Renommer ${isolate(name)}`;
export const removePasskey = (name: string) => `Supprimer ${isolate(name)}`;
export const nameLabel = 'Nom de la clé d’accès';
export const nameMissing = 'Saisissez un nom';
export const nameTooLong = (max: number) =>
  `Le nom peut comporter au maximum ${number(max)} caractères`;
export const save = 'Enregistrer le nom';
export const renamedTitle = 'Nom enregistré';
export const renamed = (name: string) => `La clé d’accès s’appelle désormais ${isolate(name)}.`;
export const notRenamed = 'Le nom n’a pas été enregistré. Réessayez.';
export const remove = 'Supprimer';
export const removeTitle = (name: string) => `Supprimer la clé d’accès ${isolate(name)}\u00a0?`;
export const removeText =
  'Saisissez votre mot de passe pour la supprimer. Elle ne permettra plus de vous connecter. Supprimez-la ensuite aussi sur votre appareil.';
export const removeTextLast =
  'Saisissez votre mot de passe pour la supprimer. Votre mot de passe suffira alors pour vous connecter, et vos codes de secours seront supprimés. Supprimez ensuite la clé d’accès sur votre appareil aussi.';
export const removedTitle = 'Clé d’accès supprimée';
export const removed = 'Elle ne permet plus de se connecter.';
export const notRemoved = 'La clé d’accès n’a pas été supprimée. Réessayez.';
export const passkeyMissing = 'Cette clé d’accès a déjà été supprimée.';

export const signIn = 'Se connecter avec une clé d’accès';
export const usePasskey = 'Utiliser une clé d’accès';
export const stepText = (address: string) =>
  `Utilisez une clé d’accès pour terminer la connexion en tant que ${isolate(address)}.`;
export const stepTextAlone = 'Utilisez une clé d’accès pour terminer la connexion.';
export const cancelled = 'Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer.';
export const loginFailed = 'La connexion avec une clé d’accès a échoué. Réessayez.';
export const loginRefused =
  'Cette clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous avec votre mot de passe.';
export const proofRefused = 'Cette clé d’accès n’a pas été acceptée. Essayez un autre moyen.';
