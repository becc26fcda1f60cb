import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Components for the elements of a long text. */
export const proseElements = { a: ProseLink, table: ProseTable };

/** MDX imports the components under this name. */
export function useMDXComponents() {
  return proseElements;
}

function ProseLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href} {...props} />;
  return <a href={href} rel="noopener" {...props} />;
}

/** A table that scrolls within its own box if it is too wide. */
function ProseTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table {...props} />
    </div>
  );
}
