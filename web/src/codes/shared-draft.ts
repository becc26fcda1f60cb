/**
 * The fragment of a draft for an address or a text that another app has shared with this one. The
 * parameters are those of the manifest. Android shares addresses as a part of the text.
 */
export function fragmentOfShared(search: string): string {
  const given = new URLSearchParams(search);
  const text = given.get('shared-text') || given.get('shared-title') || '';
  const url = given.get('shared-url') || /https?:\/\/\S+/i.exec(text)?.[0];
  if (url) return `#${new URLSearchParams({ type: 'url', url })}`;
  return text && `#${new URLSearchParams({ type: 'text', text })}`;
}
