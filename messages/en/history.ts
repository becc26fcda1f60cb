/** The history of a code, and the bin for deleted codes. */

// Errors of the API
export const changeMissing = 'This change is no longer in the history.';
export const changedLater =
  'This part of the code has changed again since then. Open the history to see its latest changes.';
