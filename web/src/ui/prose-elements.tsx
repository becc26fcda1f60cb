import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** What the elements of a long text become. */
export const proseElements = { a: ProseLink, table: ProseTable };

/** MDX asks for them by this name. */
export function useMDXComponents() {
  return proseElements;
}

function ProseLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href} {...props} />;
  return <a href={href} rel="noopener" {...props} />;
}

/** A wide table scrolls by itself, and by keyboard. */
function ProseTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table {...props} />
    </div>
  );
}
