/** HTML that must not be escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template that escapes every value except `Html`. */
export function html(strings: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const parts = strings.map((text, i) => {
    const value = i < values.length ? (values[i] as string | Html) : '';
    return text + (value instanceof Html ? value.text : escapeText(value));
  });
  return new Html(parts.join(''));
}

/** Escapes a message, in which `<name>…</name>` marks text that the part of that name renders. */
export function richHtml(
  text: string,
  parts: Readonly<Record<string, (content: string) => Html>>,
): Html {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/s).map((piece, i, all) => {
    if (i % 3 === 1) return ''; // the name of the part that follows
    const part = i % 3 === 2 ? parts[all[i - 1] ?? ''] : undefined;
    return part ? part(piece).text : escapeText(piece);
  });
  return new Html(pieces.join(''));
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
