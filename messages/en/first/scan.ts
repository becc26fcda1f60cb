// Verdict
export const checkBeforeDownload = 'Checked before you download';
export const notChecked = 'Not checked';

// Warning before a download
export const checkNotFinished =
  'The scan check did not finish. Test the file with your phone before you print it.';
