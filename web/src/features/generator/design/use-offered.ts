import { type Choice, offered } from '@everscan/core/offered';
import { useState } from 'react';

/**
 * What a picker shows: the entries on offer and, for a design that was made before an entry was redrawn, that entry.
 * It stays while the code is on the screen, so that people who try another one can return to what they printed.
 * @param codeId the saved code on the screen
 */
export function useOffered<Entry extends Choice>(
  entries: readonly Entry[],
  chosenId: string | undefined,
  codeId: string | undefined,
): Entry[] {
  const chosen = entries.find(({ id }) => id === chosenId);
  const [kept, keep] = useState({ codeId, id: chosen?.id });
  const isKept = kept.codeId === codeId && chosen?.successor === undefined;
  const last = isKept ? kept : { codeId, id: chosen?.id };
  if (last.codeId !== kept.codeId || last.id !== kept.id) keep(last);
  return offered(entries, last.id);
}
