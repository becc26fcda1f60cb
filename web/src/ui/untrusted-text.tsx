/** What is longer is cut to two lines until somebody wants to see it all. */
const LONG = 90;

/** What strangers wrote: only ever text, and its direction is its own. */
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
