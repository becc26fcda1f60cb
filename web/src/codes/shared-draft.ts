/** A text that is nothing but an address, such as one with letters of any script. */
const ADDRESS = /^https?:\/\/[^\s、。，！？；：「」『』（）【】《》]+$/i;
/**
 * An address within a text. White space ends it, as do quotes, `<>{}`, punctuation beyond ASCII except that of
 * names (– and ·), and the scripts that are written without spaces, where the rest of the sentence follows at once.
 */
const ADDRESS_WITHIN =
  /https?:\/\/(?:(?!["<>{}])[!-~]|[–·]|(?![\s\p{P}\p{C}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])\P{ASCII})+/iu;

/**
 * The fragment of a draft for an address or a text that another app has shared with this one. The
 * parameters are those of the manifest. Android shares addresses as a part of the text.
 */
export function fragmentOfShared(search: string): string {
  const given = new URLSearchParams(search);
  const text = given.get('shared-text') || given.get('shared-title') || '';
  const url = given.get('shared-url') || addressIn(text.trim());
  if (url) return `#${new URLSearchParams({ type: 'url', url })}`;
  return text && `#${new URLSearchParams({ type: 'text', text })}`;
}

function addressIn(text: string): string | undefined {
  if (ADDRESS.test(text)) return text;
  const [address] = ADDRESS_WITHIN.exec(text) ?? [];
  return address && withoutEndOfSentence(address);
}

function withoutEndOfSentence(address: string): string {
  const shorter = address.replace(/[.,;:!?']+$/, '');
  const isInBrackets = ['()', '[]'].some(
    ([open = '', close = '']) =>
      shorter.endsWith(close) && count(shorter, close) > count(shorter, open),
  );
  return isInBrackets ? withoutEndOfSentence(shorter.slice(0, -1)) : shorter;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
