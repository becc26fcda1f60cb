import type { Project } from '@everscan/contract/codes.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import Palette from '../features/library/palette.tsx';
import { keyOf } from '../features/projects/project-calls.ts';
import { askForPalette, usePaletteRequest } from '../lib/palette-request.ts';
import { isLetterPressed } from '../lib/pressed-letter.ts';
import { useCodeInAddress } from './use-opened-code.ts';

/**
 * Opens the command palette on Ctrl or Cmd + K, on every page of a signed-in user. It contains the palette itself, so
 * that this opens within the key press and receives the letters that follow.
 */
export default function PaletteHost({ userId }: { userId: number }) {
  const client = useQueryClient();
  const id = useCodeInAddress();
  const isOpen = usePaletteRequest();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || !isLetterPressed(event, 'k')) return;
      event.preventDefault(); // some browsers would open their search field
      // Does not open over another dialog, which waits for an answer.
      askForPalette((was) => !was && !document.querySelector('dialog:modal'));
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      askForPalette(() => false);
    };
  }, []);
  const open = client.getQueryData<Project[]>(keyOf(userId))?.find((project) => project.id === id);
  return (
    isOpen && (
      <Palette
        userId={userId}
        shortUrl={open?.link?.shortUrl}
        onClose={() => askForPalette(() => false)}
      />
    )
  );
}
