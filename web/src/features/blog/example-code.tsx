import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Drawing } from './drawing.ts';

type ExampleCodeProps = {
  /** A `Drawing` as JSON, made by `article-examples.ts` from the attributes in the article. */
  drawing: string;
  caption: string;
};

/** A code in an article. It is black on white in both colour schemes, so that it scans. */
export function ExampleCode({ drawing, caption }: ExampleCodeProps) {
  const { side, paths, title, link } = useMemo(() => JSON.parse(drawing) as Drawing, [drawing]);
  return (
    <figure className="example">
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={title}>
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <figcaption>
        {caption}
        <Link to={{ pathname: '/', hash: link }} className="mt-2 block w-fit print:hidden">
          Open this example
        </Link>
      </figcaption>
    </figure>
  );
}
