// Download button
export const download = 'Download QR Code';
export const downloadShort = 'Download';
export const createAndDownload = 'Create and download';
export const createShort = 'Create';
export const downloadFailed = 'Failed to download QR code. Please try again.';
export const downloadsNotLoaded = 'Downloads could not be loaded.';

// Dialog
export const formats = 'Formats';
export const downloadAs = 'Download as';
export const formatsAreFree = 'Every format is free, no account needed.';
