import type { ComponentProps } from 'react';
import QuestionHost from '../codes/question-host.tsx';
import { AuthDialog } from '../features/account/auth-dialog.tsx';
import { SettingsDialog } from '../features/account/settings-dialog.tsx';
import { useOfflineCopy } from '../features/connectivity/use-offline-copy.ts';
import { SidebarDrawer } from '../features/sidebar/sidebar-drawer.tsx';

type SidebarDialogsProps = {
  drawer: ComponentProps<typeof SidebarDrawer>;
  auth: ComponentProps<typeof AuthDialog>;
  /** `null` unless a user is signed in. */
  settings: ComponentProps<typeof SettingsDialog> | null;
};

/** The dialogs of the pages with a sidebar. They load after the first view, and are closed at first. */
export default function SidebarDialogs({ drawer, auth, settings }: SidebarDialogsProps) {
  useOfflineCopy();
  return (
    <>
      <SidebarDrawer {...drawer} />
      <QuestionHost />
      <AuthDialog {...auth} />
      {settings && <SettingsDialog {...settings} />}
    </>
  );
}
