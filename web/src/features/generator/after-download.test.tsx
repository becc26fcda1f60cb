// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type DrawnCode, makeCode } from '../../codes/code-file.ts';
import type { DownloadSource } from '../../codes/download-code.ts';
import { defaultDraft } from '../../codes/draft.ts';
import { renderPart } from '../../testing/render.tsx';
import AfterDownload, { type SavedFile } from './after-download.tsx';
import { Preview } from './preview-card.tsx';

const code = makeCode(defaultDraft) as DrawnCode;
const file: SavedFile = { file: new Blob(), name: 'qr-example-dots.png', text: code.text };

function Page() {
  const [saved, setSaved] = useState<SavedFile | undefined>(file);
  return (
    <Preview
      code={code}
      source={{} as DownloadSource}
      help={undefined}
      isPreview={false}
      draft={undefined}
      afterDownload={
        saved && (
          <AfterDownload
            code={code}
            saved={saved}
            source={undefined}
            onRegister={undefined}
            onClose={() => setSaved(undefined)}
          />
        )
      }
      onDesign={() => {}}
      name={undefined}
      status={undefined}
    />
  );
}

test('moves the focus to the download button when the card about the saved file is closed', async () => {
  const { user } = renderPart(<Page />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Saved' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download QR Code' }));
});
