import { site } from '@everscan/contract/site';
import { binHeading } from '@everscan/messages/history';
import { kits } from '@everscan/messages/kits';
import * as m from '@everscan/messages/library';
import { useQueryClient } from '@tanstack/react-query';
import { recheckUser } from '../features/account/session.ts';
import { SignedInOnly } from '../features/account/signed-in-only.tsx';
import { LibrarySkeleton } from '../features/library/library-skeleton.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Palette, Plus, Trash2 } from '../ui/icons.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { SiteFrame } from './site-frame.tsx';

const loadLibrary = () => import('./library-part.tsx');
const loadQuestions = () => import('../codes/question-host.tsx');

export function meta() {
  return pageMeta({
    title: m.pageTitle(site.name),
    description: m.pageDescription,
    path: '/codes',
    index: false,
  });
}

/** All codes of the user. */
export default function CodesPage() {
  const client = useQueryClient();
  return (
    <SiteFrame>
      <div className="page-width min-h-dvh pt-6 pb-16">
        <div className="mb-5 flex items-center justify-between gap-4">
          <h1 className="app-heading">{m.heading}</h1>
          <div className="flex gap-2">
            <ButtonLink to="/kits" look="quiet">
              <Palette aria-hidden className="size-4" />
              <span className="max-sm:sr-only">{kits}</span>
            </ButtonLink>
            <ButtonLink to="/codes/bin" look="quiet">
              <Trash2 aria-hidden className="size-4" />
              <span className="max-sm:sr-only">{binHeading}</span>
            </ButtonLink>
            <ButtonLink to="/?code=new" look="secondary" className="whitespace-nowrap">
              <Plus aria-hidden className="size-4" />
              {m.newCode}
            </ButtonLink>
          </div>
        </div>
        <SignedInOnly pending={<LibrarySkeleton />} reason={m.reason}>
          {({ id }) => (
            <LazyPart
              load={loadLibrary}
              loading={<LibrarySkeleton />}
              userId={id}
              onRefused={() => recheckUser(client)}
            />
          )}
        </SignedInOnly>
      </div>
      <LazyPart isQuiet load={loadQuestions} />
    </SiteFrame>
  );
}
