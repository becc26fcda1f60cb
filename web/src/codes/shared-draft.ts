/** Matches a text that is only an address, which may then contain letters of any script. */
const ADDRESS = /^https?:\/\/[^\s、。，！？；：「」『』（）【】《》]+$/i;
/**
 * Matches an address within a text. White space ends it, as do quotes, `<>{}`, non-ASCII punctuation except – and ·,
 * which occur in names, and Chinese, Japanese and Korean letters: these languages put no space after an address.
 */
const ADDRESS_WITHIN =
  /https?:\/\/(?:(?!["<>{}])[!-~]|[–·]|(?![\s\p{P}\p{C}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])\P{ASCII})+/iu;

/**
 * The fragment of a draft for an address or a text that another app has shared with ours, with the query
 * parameters that the manifest names. Android shares an address as part of the text.
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
