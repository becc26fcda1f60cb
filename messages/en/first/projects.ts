import { isolate } from '../format.ts';

// The sidebar
export const sidebarTitle = 'My QR Codes';
export const registerTitle = 'Save Your QR Codes';

// The list
export const listLoading = 'Loading';
export const codesNotLoaded = 'Your codes could not be loaded.';
export const codeNotLoaded = (name: string) =>
  `“${isolate(name)}” could not be loaded. Please try again.`;

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const undo = 'Undo';

// Toasts about saving
export const notSavedTitle = 'Not saved';
export const notSavedAdvice = (name: string) => `Select “${isolate(name)}” to try again.`;
export const notCreated = 'Failed to create project. Please try again.';
export const draftLeftTitle = 'Your new code is under “Not saved yet”';
export const draftLeft = 'Undo brings it back.';
export const deletedElsewhere = (name: string) =>
  `“${isolate(name)}” was deleted on another device`;
export const draftKept = 'Your unsaved changes are still here. Save them as a new code.';
