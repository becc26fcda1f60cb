import type { LibraryCode } from '@everscan/contract/codes.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { codeName } from '../../codes/code-name.ts';
import { codePath } from './labels.ts';

type CodeLinkProps = {
  code: LibraryCode;
  onOpen: () => void;
  className: string;
  children: ReactNode;
};

/** The name of a code, which opens its panel. In a new tab or window, it opens the generator. */
export function CodeLink({ code, onOpen, className, children }: CodeLinkProps) {
  return (
    <Link
      to={codePath(code.id)}
      tabIndex={-1}
      title={codeName(code)}
      draggable={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // The link is no tab stop. From the list, which gets the focus back later, the keys work.
        event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
        onOpen();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
