let answer: boolean | undefined;

/** Share sheets belong to phones; on a computer the file is where downloads are. */
export function canShareFiles(): boolean {
  answer ??=
    matchMedia('(pointer: coarse)').matches &&
    navigator.canShare?.({ files: [new File([], 'code.png', { type: 'image/png' })] }) === true;
  return answer;
}
