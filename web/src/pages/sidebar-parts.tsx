import type { User } from '@everscan/contract/accounts.schemas';
import type { Project } from '@everscan/contract/codes.schemas';
import type { Plan } from '@everscan/contract/plans';
import { sidebarLogin } from '@everscan/messages/account';
import * as m from '@everscan/messages/pages';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import type { KeptDraft } from '../features/projects/kept-draft.ts';
import { ProjectListSkeleton } from '../features/projects/project-list-skeleton.tsx';
import type { Totals } from '../features/projects/project-totals.ts';
import type { useProjectEditor } from '../features/projects/use-project-editor.ts';
import { RegisterBox } from '../features/sidebar/sidebar.tsx';
import { Button } from '../ui/button.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadList = () => import('../features/projects/project-list.tsx');
const loadAccount = () => import('../features/account/account-footer.tsx');
const loadDrafts = () => import('../features/projects/waiting-draft-list.tsx');

type SidebarPartsOptions = {
  user: User | null;
  plan: Plan;
  projects: Project[] | undefined;
  totals: Totals | undefined;
  editor: ReturnType<typeof useProjectEditor>;
  /** Saves all edits. Resolves to the names of codes with changes that could not be saved. */
  onLeave: () => Promise<string[]>;
  /** False after the session of `user` has ended. */
  isSignedIn: boolean;
  onSelect: (project: Project) => void;
  /** Called when a draft that is stored on this device was chosen. */
  onDraft: (stored: KeptDraft) => void;
  /** Opens a code that may not be among `projects`. */
  onOpen: (id: string) => void;
  onRegister: () => void;
  onLogin: () => void;
  onSettings: () => void;
  onCookies: () => void;
};

/** The contents of the sidebar, which the drawer also shows. */
export function sidebarParts({
  user,
  plan,
  projects,
  totals,
  editor,
  onLeave,
  onCookies,
  ...on
}: SidebarPartsOptions) {
  return {
    children: (
      <>
        {editor.hasWaitingDrafts && (
          <LazyPart
            isQuiet
            key={`drafts ${user?.id}`}
            load={loadDrafts}
            userId={user?.id}
            onOpen={on.onDraft}
          />
        )}
        {user ? (
          <LazyPart
            key={user.id}
            load={loadList}
            loading={<ProjectListSkeleton />}
            userId={user.id}
            projects={projects}
            total={totals?.codes}
            selectedId={editor.selected?.id}
            limit={plan.savedCodes}
            onSelect={on.onSelect}
            onOpen={on.onOpen}
            outbox={editor.outbox}
            asShown={editor.asShown}
            onDelete={editor.discard}
          />
        ) : (
          <RegisterBox onRegister={on.onRegister} />
        )}
      </>
    ),
    account: user ? (
      <LazyPart
        load={loadAccount}
        loading={<div className="h-17 pointer-coarse:h-18 max-lg:h-18" />}
        user={user}
        onLeave={onLeave}
        onSettings={on.onSettings}
      />
    ) : (
      <Button look="quiet" className="w-full max-lg:h-11" onClick={on.onLogin}>
        {sidebarLogin}
      </Button>
    ),
    cookies: (
      <CookieSettingsButton className="py-1 max-lg:px-3 max-lg:py-3.5" onClick={onCookies}>
        {m.cookies}
      </CookieSettingsButton>
    ),
  };
}
