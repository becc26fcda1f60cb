// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test, vi } from 'vitest';
import { answerBy, libraryCode } from '../../testing/library.ts';
import { projectWith } from '../../testing/project.ts';
import { serve } from '../../testing/serve.ts';
import { downloadAll } from './download-all.ts';

const { made } = vi.hoisted(() => ({ made: [] as { content: unknown; color: string }[] }));
// Stand in for the workers that render and check files.
vi.mock('../../codes/code-file.ts', async (original) => ({
  ...(await original<typeof import('../../codes/code-file.ts')>()),
  makeCode: ({ content, design }: import('../../codes/draft.ts').Draft) => {
    made.push({ content: content.data, color: design.background });
    return { scene: {} };
  },
}));
vi.mock('../../codes/make-file.ts', () => ({
  DOWNLOAD: {},
  makeFiles: async (codes: readonly unknown[]) => codes.map(() => new Blob(['file'])),
}));
vi.mock('../../codes/check-before-download.ts', () => ({
  findFailedCodes: async () => [],
  askAboutFailed: async () => 'download',
}));
vi.mock('../../lib/save-file.ts', () => ({ saveFile: () => {} }));

const designOf = (color: `#${string}`) => ({
  ...defaultDesign,
  background: color,
});

test('never combines old content with a new design, and marks only codes whose files were made', async () => {
  const listed = [libraryCode(1), libraryCode(2), libraryCode(3)];
  await serve(
    answerBy({
      'GET /api/library/designs': () => ({
        body: [
          { id: 'code-1', version: 1, design: designOf('#111111') },
          { id: 'code-2', version: 2, design: designOf('#222222') },
        ],
      }),
      'GET /api/projects/code-2': () => ({
        body: projectWith({
          id: 'code-2',
          version: 3,
          type: 'url',
          data: { url: 'new.example' },
          design: designOf('#333333'),
        }),
      }),
    }),
  );
  const onMade = vi.fn();
  const saved = await downloadAll(listed, () => {}, onMade);
  expect(made).toEqual([
    { content: { url: 'example.com/1' }, color: '#111111' },
    { content: { url: 'new.example' }, color: '#333333' },
  ]);
  expect(saved).toEqual({ leftOut: ['Table 3'], file: 'qr-codes.zip' }); // deleted meanwhile
  expect(onMade).toHaveBeenCalledWith([listed[0], listed[1]]);
});
