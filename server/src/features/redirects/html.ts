/** HTML, which is not escaped again. */
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

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
