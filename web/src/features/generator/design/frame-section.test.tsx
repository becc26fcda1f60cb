// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeCode } from '../../../codes/code-file.ts';
import { defaultDraft } from '../../../codes/draft.ts';
import { renderPart } from '../../../testing/render.tsx';
import { FrameSection } from './frame-section.tsx';

test.each([
  ['card', true],
  ['brackets', false],
] as const)(
  'offers a text colour only for a frame that draws its text in it: %s',
  (id, isDrawn) => {
    const frame = { id, text: '', color: '#0b5d4e', textColor: '#ffffff' } as const;
    const design = { ...defaultDesign, frame };
    renderPart(
      <FrameSection
        design={design}
        code={makeCode(defaultDraft)}
        codeId={undefined}
        onChange={() => {}}
      />,
    );
    expect(screen.queryAllByLabelText(/^Text colour/).length > 0).toBe(isDrawn);
    expect(screen.queryAllByLabelText(/^Frame colour/).length > 0).toBe(true);
  },
);
