import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonLook } from './button.tsx';

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: ButtonLook };

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', className = '', ...props }: ButtonLinkProps) {
  return <Link {...props} className={`${buttonLook(look)} ${className}`} />;
}
