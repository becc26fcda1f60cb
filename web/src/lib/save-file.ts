/** Hands a file to the browser, which saves it or asks where. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over when the click returns, but Safari reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
