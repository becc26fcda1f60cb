let answer: boolean | undefined;

/** Whether the device is a phone or tablet that can share files. On a computer, people use the downloaded file. */
export function canShareFiles(): boolean {
  answer ??=
    matchMedia('(pointer: coarse)').matches &&
    navigator.canShare?.({ files: [new File([], 'code.png', { type: 'image/png' })] }) === true;
  return answer;
}
