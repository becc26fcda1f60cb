import type { Project } from '@everscan/contract/api/projects';
import { type Plan, planOfUser } from '@everscan/contract/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { AccountFooter } from '../features/account/account-footer.tsx';
import { AuthDialog } from '../features/account/auth-dialog.tsx';
import type { AuthMode } from '../features/account/auth-form.tsx';
import { useUser } from '../features/account/session.ts';
import { SettingsDialog } from '../features/account/settings-dialog.tsx';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { prefetchProjects, useProjects } from '../features/projects/project-calls.ts';
import { ProjectList } from '../features/projects/project-list.tsx';
import { useProjectEditor } from '../features/projects/use-project-editor.ts';
import { RegisterBox, Sidebar, SidebarContent } from '../features/sidebar/sidebar.tsx';
import { SidebarDrawer } from '../features/sidebar/sidebar-drawer.tsx';
import { HomeLink } from '../ui/home-link.tsx';
import { ScanGate } from '../ui/scan-gate.tsx';

/** What the workspace gives to the page inside it. */
export type WorkspaceContext = {
  /** `undefined` when nobody is signed in. */
  userId: number | undefined;
  plan: Plan;
  projects: Project[] | undefined;
  editor: ReturnType<typeof useProjectEditor>;
  onRegister: () => void;
};

/** Part of the draft could not be loaded: the visitor starts as if there were no link. */
const ignoreLink = () => {};

/** Most visits begin without a draft, so that its reader loads when there is one. */
const readLink = async (hash: string) => (await import('../lib/draft-link.ts')).draftOfLink(hash);

const MODE_OF_PATH: Record<string, AuthMode> = { '/login': 'login', '/signup': 'register' };

/** The generator's frame: sidebar on wide screens, top bar with a drawer on narrow ones. */
export default function WorkspaceLayout() {
  const client = useQueryClient();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const user = useUser() ?? null;
  const userId = user?.id;
  const projects = useProjects(userId);
  const editor = useProjectEditor(projects, userId);
  const [authMode, setAuthMode] = useState(MODE_OF_PATH[pathname.replace(/\/$/, '')]);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  /** The draft that may still open; choosing a project clears it. */
  const latestLink = useRef('');

  // The draft opens even when the visitor is on the bulk page by then, which offers its design.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a link with a draft is followed
  useEffect(() => {
    if (!hash) return;
    let hasLeft = false;
    latestLink.current = hash;
    readLink(hash).then((linked) => {
      if (!linked || latestLink.current !== hash) return;
      editor.open(linked);
      // Without its fragment, so that a reload does not throw away what is typed from here on.
      if (!hasLeft) navigate(pathname, { replace: true });
    }, ignoreLink);
    return () => {
      hasLeft = true;
    };
  }, [pathname, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes because the page changed
  useEffect(() => setDrawerOpen(false), [pathname]);

  /** The drawer makes room for what it opens. */
  const fromDrawer = (open: () => void) => () => {
    setDrawerOpen(false);
    open();
  };
  /** A code is shown by the generator, whatever page is open. */
  function show(project: Project) {
    latestLink.current = '';
    editor.select(project);
    if (pathname.startsWith('/bulk')) navigate('/');
  }
  const plan = planOfUser(user);
  const dynamicCodes = projects?.filter(({ link }) => link).length ?? 0;
  const onRegister = fromDrawer(() => setAuthMode('register'));
  const list = user ? (
    <ProjectList
      userId={user.id}
      projects={projects}
      selectedId={editor.selected?.id}
      limit={plan.savedCodes}
      onSelect={(project: Project) => fromDrawer(() => show(project))()}
      asShown={editor.asShown}
    />
  ) : (
    <RegisterBox onRegister={onRegister} />
  );
  const account = (
    <AccountFooter
      user={user}
      onLeave={() => editor.flushAll()}
      onLogin={fromDrawer(() => setAuthMode('login'))}
      onSettings={fromDrawer(() => setSettingsOpen(true))}
    />
  );
  const cookies = (
    <CookieSettingsButton className="py-1" onClick={() => setDrawerOpen(false)}>
      Cookies
    </CookieSettingsButton>
  );

  return (
    <div className="lg:pl-72">
      <Sidebar account={account} cookies={cookies}>
        {list}
      </Sidebar>
      <header className="sticky top-0 z-20 flex h-14 items-center justify-between border-line border-b bg-surface px-4 lg:hidden">
        <HomeLink />
        <SidebarDrawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
          <SidebarContent account={account} cookies={cookies}>
            {list}
          </SidebarContent>
        </SidebarDrawer>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[1120px] px-4 py-8 outline-none sm:px-8 lg:py-12"
      >
        <Outlet
          context={{ userId, plan, projects, editor, onRegister } satisfies WorkspaceContext}
        />
      </main>
      <ScanGate />
      <AuthDialog
        mode={user ? undefined : authMode}
        onModeChange={setAuthMode}
        onSignedIn={({ id }) => prefetchProjects(client, id)}
      />
      {user && (
        <SettingsDialog
          user={user}
          dynamicCodes={dynamicCodes}
          isOpen={isSettingsOpen}
          onClose={() => setSettingsOpen(false)}
        />
      )}
    </div>
  );
}
