import type { User } from '@everscan/contract/accounts.schemas';
import { planOfUser } from '@everscan/contract/plans';
import * as m from '@everscan/messages/account';
import { binHeading } from '@everscan/messages/history';
import { kits } from '@everscan/messages/kits';
import { heading as securityHeading } from '@everscan/messages/security';
import { planLabels } from '@everscan/messages/words/plan-labels';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  ChartNoAxesColumn,
  LogOut,
  Palette,
  Settings,
  ShieldCheck,
  Trash2,
} from '../../ui/icons.tsx';
import { useLogout } from './use-logout.tsx';

type AccountMenuProps = {
  user: User;
  /** Finishes work before the session ends. Resolves to the names of the codes with changes that would be lost. */
  onLeave: () => Promise<readonly string[]>;
  /** The choices of a theme and a language. */
  theme: ReactNode;
  languages: ReactNode;
};

const ITEM =
  'flex h-11 w-full items-center gap-2.5 rounded-lg px-3 text-sm hover:bg-raised disabled:opacity-50 lg:h-9';
const ICON = 'size-4 text-muted';

/** The signed-in user's menu in the header of every page. */
export function AccountMenu({ user, onLeave, theme, languages }: AccountMenuProps) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { logOut, isLeaving, question } = useLogout(onLeave);
  const close = () => menu.current?.hidePopover();
  const links = [
    { to: '/settings', label: m.settings, Icon: Settings },
    { to: '/security', label: securityHeading, Icon: ShieldCheck },
    { to: '/kits', label: kits, Icon: Palette },
    { to: '/codes/bin', label: binHeading, Icon: Trash2 },
    ...(user.isAdmin
      ? [{ to: '/admin/analytics', label: m.administration, Icon: ChartNoAxesColumn }]
      : []),
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: `--${id}` }}
        className="group grid size-11 shrink-0 place-items-center rounded-full"
      >
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-accent-soft font-medium text-accent text-sm uppercase transition-shadow group-hover:shadow-[0_0_0_1px_var(--accent)]"
        >
          {user.email.slice(0, 1)}
        </span>
        <span className="sr-only">{m.accountOf(user.email)}</span>
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label={m.accountOf(user.email)}
        style={{ positionAnchor: `--${id}` }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="language-menu m-0 w-64 rounded-xl border border-line bg-surface p-1 text-ink shadow-float"
      >
        {isOpen && (
          <>
            <p className="px-3 pt-2 pb-2.5 text-sm leading-5">
              <span title={user.email} className="block truncate font-medium">
                {user.email}
              </span>
              <span className="block text-muted">{planLabels[planOfUser(user).id]}</span>
            </p>
            <ul className="border-line border-t py-1">
              {links.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link to={to} onClick={close} className={ITEM}>
                    <Icon aria-hidden className={ICON} />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="border-line border-t p-2">
              {theme}
              {languages}
            </div>
            <div className="border-line border-t pt-1">
              <button type="button" aria-disabled={isLeaving} onClick={logOut} className={ITEM}>
                <LogOut aria-hidden className={ICON} />
                {m.logout}
              </button>
            </div>
          </>
        )}
      </nav>
      {question}
    </>
  );
}
