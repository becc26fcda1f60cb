const LINE_LENGTH = 80;

/** Encodes four bytes as five printable characters (PostScript Language Reference, 3.13.3). */
export function ascii85(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    let word = 0;
    for (let i = 0; i < 4; i++) word = word * 256 + (bytes[at + i] ?? 0);
    const given = Math.min(4, bytes.length - at);
    if (word === 0 && given === 4) {
      text += 'z';
      continue;
    }
    let group = '';
    for (let i = 0; i < 5; i++) {
      group = String.fromCharCode(33 + (word % 85)) + group;
      word = Math.floor(word / 85);
    }
    text += group.slice(0, given + 1);
  }
  const lines = text.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? [];
  // Programs that do not decode the data would take a line that begins with `%` for a comment.
  return `${lines.map((line) => (line.startsWith('%') ? ` ${line}` : line)).join('\n')}~>`;
}
