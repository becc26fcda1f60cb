import type { User } from '@everscan/contract/accounts.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { AccountMenu } from '../features/account/account-menu.tsx';
import LanguageMenu from '../features/site/language-menu.tsx';
import ThemeSwitch from '../features/site/theme-switch.tsx';
import { finishWork } from './finish-work.ts';

/** The account menu of the header. Loaded for signed-in users only. */
export default function AccountPart({ user }: { user: User }) {
  const client = useQueryClient();
  return (
    <AccountMenu
      key={user.id}
      user={user}
      onLeave={() => finishWork(client, user.id)}
      theme={<ThemeSwitch />}
      languages={<LanguageMenu />}
    />
  );
}
