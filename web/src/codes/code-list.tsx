import * as m from '@everscan/messages/scan';
import { RichText } from '../ui/rich-text.tsx';

/** The most codes that are listed by name. */
const MAX_NAMED = 6;

type ListedCode = { readonly title: string; readonly remarks: readonly string[] };

/** Titles of codes with remarks about each, in a question about several codes. */
export function CodeList({ codes }: { codes: readonly ListedCode[] }) {
  const more = codes.length - MAX_NAMED;
  return (
    <>
      <ul className="space-y-1">
        {codes.slice(0, MAX_NAMED).map(({ title, remarks }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two codes may share a title, and the list does not change
          <li key={i} className="break-words">
            <RichText
              text={m.codeCauses}
              parts={{
                code: () => (
                  <strong className="font-medium text-ink">
                    <bdi>{title}</bdi>
                  </strong>
                ),
                causes: () => m.causeList(remarks),
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">{m.moreCodes(more)}</p>}
      <p className="mt-2">{m.openToFix}</p>
    </>
  );
}
