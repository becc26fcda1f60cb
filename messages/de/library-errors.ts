import { number } from './format.ts';

export const folderMissing =
  'Diesen Ordner gibt es nicht. Vielleicht wurde er in einem anderen Tab gelöscht.';
export const tagMissing =
  'Dieses Schlagwort gibt es nicht. Vielleicht wurde es in einem anderen Tab gelöscht.';
export const savedFilterMissing =
  'Diesen gespeicherten Filter gibt es nicht. Vielleicht wurde er in einem anderen Tab gelöscht.';
export const folderChanged =
  'Dieser Ordner wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Bitte prüfen Sie ihn und versuchen Sie es erneut.';
export const tagChanged =
  'Dieses Schlagwort wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Bitte prüfen Sie es und versuchen Sie es erneut.';
export const folderExists =
  'Es gibt bereits einen Ordner mit diesem Namen. Bitte wählen Sie einen anderen.';
export const tagExists = 'Es gibt dieses Schlagwort bereits. Bitte wählen Sie einen anderen Namen.';
export const savedFilterExists =
  'Es gibt bereits einen gespeicherten Filter mit diesem Namen. Bitte wählen Sie einen anderen.';
export const foldersNestOnce = 'Ordner lassen sich nur eine Ebene tief verschachteln.';
export const tooManyFolders = (max: number) =>
  `Sie können höchstens ${number(max)} Ordner anlegen. Löschen Sie einen, um Platz zu schaffen.`;
export const tooManyTags = (max: number) =>
  `Sie können höchstens ${number(max)} Schlagwörter anlegen. Löschen Sie eines, um Platz zu schaffen.`;
export const tooManySavedFilters = (max: number) =>
  `Sie können höchstens ${number(max)} Filter speichern. Löschen Sie einen, um Platz zu schaffen.`;
export const groups = 'Ordner, Schlagwörter und gespeicherte Filter';
export const groupsNotImported = 'Sie konnten nicht importiert werden.';
