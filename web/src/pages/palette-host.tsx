import type { CreateProjectBody } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createProject } from '../features/projects/project-calls.ts';
import { editOf } from '../features/projects/project-draft.ts';
import { messageOf } from '../lib/call.ts';
import { isLetterPressed } from '../lib/pressed-letter.ts';
import { toast } from '../lib/toasts.ts';
import { useAction } from '../lib/use-action.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadKitCalls = () => import('../codes/kit-calls.ts');
const loadPalette = () => import('../features/library/palette.tsx');

/** Opens the command palette on Ctrl or Cmd + K, on every page of a signed-in user. */
export default function PaletteHost({ userId }: { userId: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || !isLetterPressed(event, 'k')) return;
      event.preventDefault(); // some browsers would open their search field
      // Does not open over another dialog, which waits for an answer.
      setOpen((was) => !was && !document.querySelector('dialog:modal'));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const [createCode] = useAction(async () => {
    try {
      const { draft, kit } = await (await loadKitCalls()).loadStart(client, userId);
      const body = { title: defaults.projectTitle, ...editOf(draft), ...kit };
      const { id } = await createProject(client, userId, body as CreateProjectBody);
      navigate(`/?code=${encodeURIComponent(id)}`);
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
    }
  });
  return (
    isOpen && (
      <LazyPart
        isQuiet
        load={loadPalette}
        userId={userId}
        onNewCode={createCode}
        onClose={() => setOpen(false)}
      />
    )
  );
}
