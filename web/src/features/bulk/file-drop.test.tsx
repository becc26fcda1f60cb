// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

test('opens a file that was chosen before the scripts had loaded', async () => {
  const onFile = vi.fn();
  const part = (
    <FileDrop
      inputRef={createRef()}
      fileName={undefined}
      isReading={false}
      isLocked={false}
      onFile={onFile}
    />
  );
  document.body.innerHTML = renderToString(part);
  const list = new File(['url'], 'list.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector('input') as HTMLInputElement, list);
  const root = hydrateRoot(document.body, part);
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(onFile).toHaveBeenCalledExactlyOnceWith(list));
});
