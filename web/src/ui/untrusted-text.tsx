/** Longer texts are shortened to two lines until the reader expands them. */
const LONG = 90;

/** A text from a stranger, which cannot change the direction of the text around it. */
export function UntrustedText({ text }: { text: string }) {
  if (text.length <= LONG) return <bdi className="wrap-anywhere">{text}</bdi>;
  return (
    <details className="group">
      <summary className="wrap-anywhere line-clamp-2 cursor-pointer rounded group-open:line-clamp-none">
        <bdi>{text}</bdi>
      </summary>
    </details>
  );
}
