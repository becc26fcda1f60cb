import type { Project } from '@everscan/contract/codes.schemas';
import { type Plan, planOfUser } from '@everscan/contract/plans';
import * as m from '@everscan/messages/pages';
import * as site from '@everscan/messages/site';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { AuthMode } from '../features/account/auth-mode.ts';
import { recheckUser, useEndedUser, useUser } from '../features/account/session.ts';
import { prefetchProjects, useProjects } from '../features/projects/project-calls.ts';
import { type Totals, useTotals } from '../features/projects/project-totals.ts';
import { useProjectEditor } from '../features/projects/use-project-editor.ts';
import { Sidebar, SidebarContent } from '../features/sidebar/sidebar.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';
import { SiteLinks } from '../features/site/site-links.tsx';
import { EarlyFields } from '../ui/early-fields.tsx';
import { Menu } from '../ui/icons.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { NeedsScripts } from '../ui/needs-scripts.tsx';
import { HeaderAccount, HeaderUser } from './header-account.tsx';
import { sidebarParts } from './sidebar-parts.tsx';
import { PageFooter } from './site-frame.tsx';
import { useLinkedDraft } from './use-linked-draft.ts';
import { codePath, useCodeInAddress, useOpenedCode } from './use-opened-code.ts';
import { useSignInRequest } from './use-sign-in-request.ts';

const loadLanguageMenu = () => import('../features/site/language-menu.tsx');
const loadFinish = () => import('./finish-work.ts');
const loadDialogs = () => import('./sidebar-dialogs.tsx');
const loadProof = () => import('./identity-proof.tsx');

/** Passed from the layout to its pages. */
export type SidebarContext = {
  /** `undefined` if nobody is signed in. */
  userId: number | undefined;
  plan: Plan;
  /** The newest codes, and the open ones. */
  projects: Project[] | undefined;
  /** The totals of all codes; `undefined` while they load. */
  totals: Totals | undefined;
  editor: ReturnType<typeof useProjectEditor>;
  /** Whether the user's session has ended. The content stays on the screen until they sign in again or sign out. */
  hasEnded: boolean;
  onRegister: () => void;
  onLogin: () => void;
  /** Opens the sign-in dialog. Resolves to true if a guest, or the user whose session has ended, signs in. */
  requestSignIn: () => Promise<boolean>;
};

/** Opens the settings over the generator. */
const SETTINGS = '?settings';

const MODE_OF_PATH: Record<string, AuthMode> = { '/login': 'login', '/signup': 'register' };
const modeOf = (pathname: string) => MODE_OF_PATH[pathname.replace(/\/$/, '')];

/** The frame of the pages with a sidebar, which is a drawer on narrow screens. */
export default function SidebarLayout() {
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const current = useUser() ?? null;
  const ended = useEndedUser();
  const user = current ?? ended;
  const userId = user?.id;
  const isSignedIn = current !== null;
  const projects = useProjects(userId, isSignedIn);
  const totals = useTotals(userId, projects, isSignedIn);
  const wantedId = useCodeInAddress();
  const isBulk = pathname.startsWith('/bulk');
  const editor = useProjectEditor(projects, {
    userId,
    isSignedIn,
    wantedId,
    onRefused: () => recheckUser(client),
  });
  const cancelLinkedDraft = useLinkedDraft(editor.openLinked);
  useOpenedCode(userId, projects, {
    selectedId: editor.selectedId,
    select(project) {
      cancelLinkedDraft();
      return editor.select(project, { offersDraft: true });
    },
    stay: editor.stay,
    begin: editor.reset,
  });
  const [authMode, setAuthMode] = useState(modeOf(pathname));
  useEffect(() => {
    if (ended) setAuthMode('login');
    else if (isSignedIn) setAuthMode(undefined);
  }, [ended, isSignedIn]);
  const isAuthPage = modeOf(pathname) !== undefined;
  useEffect(() => {
    if (isSignedIn && isAuthPage) navigate({ pathname: '/', search, hash }, { replace: true });
  }, [isSignedIn, isAuthPage, navigate, search, hash]);
  const signIn = useSignInRequest(current?.id, ended?.id, () =>
    setAuthMode(ended ? 'login' : 'register'),
  );
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  useEffect(() => {
    if (search === SETTINGS) setSettingsOpen(true);
  }, [search]);
  // The page on which the drawer is open, so that following a link closes it.
  const [drawerPath, setDrawerPath] = useState<string>();
  const setDrawerOpen = useCallback(
    (isOpen: boolean) => setDrawerPath(isOpen ? pathname : undefined),
    [pathname],
  );

  /** Closes the drawer before opening a dialog, which it would cover. */
  const fromDrawer = (open: () => void) => () => {
    setDrawerOpen(false);
    open();
  };
  /** Opens a code by its address. */
  function open(id: string) {
    setDrawerOpen(false);
    if (isBulk) navigate(codePath(id, '/'));
    else navigate(codePath(id, pathname), { replace: id === wantedId });
  }
  const plan = planOfUser(user);
  const onRegister = useCallback(() => {
    setDrawerOpen(false);
    setAuthMode('register');
  }, [setDrawerOpen]);
  const onLogin = fromDrawer(() => setAuthMode('login'));
  const parts = sidebarParts({
    user,
    plan,
    projects,
    totals,
    editor,
    isSignedIn,
    onLeave: async () => (await loadFinish()).finishWork(client, userId ?? 0),
    onSelect: ({ id }) => open(id),
    onDraft: (stored) =>
      fromDrawer(() => {
        cancelLinkedDraft();
        editor.resume(stored);
        if (isBulk) navigate('/');
      })(),
    onOpen: open,
    onRegister,
    onLogin,
    onSettings: fromDrawer(() => setSettingsOpen(true)),
    onCookies: () => setDrawerOpen(false),
  });

  // This layout renders with every letter of the draft, so parts that do not depend on the draft are memoised.
  const header = useMemo(
    () => (
      <SiteHeader
        account={<HeaderAccount onAuth={setAuthMode} />}
        user={<HeaderUser />}
        menu={
          <button
            type="button"
            aria-label={site.openMenu}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
            className="-me-3 grid size-11 place-items-center rounded-lg text-ink hover:bg-raised"
          >
            <Menu aria-hidden className="size-5" />
          </button>
        }
      />
    ),
    [setDrawerOpen],
  );

  return (
    <div className="flex min-h-dvh flex-col">
      <EarlyFields />
      {header}
      <Sidebar {...parts} />
      <div className="flex flex-1 flex-col lg:[--sidebar:18rem]">
        <main
          id="main"
          tabIndex={-1}
          className="page-width flex-1 pt-4 pb-6 outline-none sm:py-8 lg:py-10"
        >
          <NeedsScripts />
          <Outlet
            context={
              {
                userId,
                hasEnded: ended !== null,
                plan,
                projects,
                totals,
                editor,
                onRegister,
                onLogin,
                requestSignIn: signIn.request,
              } satisfies SidebarContext
            }
          />
        </main>
        <PageFooter />
      </div>
      <LazyPart
        isQuiet
        load={loadDialogs}
        drawer={{
          isOpen: drawerPath === pathname,
          onOpenChange: setDrawerOpen,
          children: (
            <SidebarContent
              {...parts}
              links={
                <SiteLinks
                  className="mb-3 grid grid-cols-3 in-data-member:grid-cols-4"
                  onClick={() => setDrawerOpen(false)}
                />
              }
              language={<LazyPart isQuiet load={loadLanguageMenu} />}
            />
          ),
        }}
        auth={{
          mode: isSignedIn ? undefined : authMode,
          note: ended ? m.sessionEnded : undefined,
          onModeChange(mode) {
            setAuthMode(mode);
            if (!mode) signIn.cancel();
          },
          onSignedIn({ id }) {
            setAuthMode(undefined);
            prefetchProjects(client, id);
          },
        }}
        settings={
          current && {
            user: current,
            dynamicCodes: totals?.dynamic ?? 0,
            renderProof: (on) => <LazyPart load={loadProof} user={current} {...on} />,
            isOpen: isSettingsOpen,
            onClose: () => setSettingsOpen(false),
          }
        }
      />
    </div>
  );
}
