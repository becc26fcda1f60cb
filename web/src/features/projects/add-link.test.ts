import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import { CallError } from '../../lib/call.ts';
import { projectWith } from '../../testing/project.ts';
import { answer, serve } from '../../testing/serve.ts';
import { addLink } from './add-link.ts';
import { editOf } from './project-draft.ts';
import { ProjectSaver } from './project-saver.ts';

const project = projectWith();

test('does not make a code dynamic whose last edit is refused', async () => {
  const received = await serve(answer(200, project));
  const saver = new ProjectSaver({
    project,
    send: () => Promise.reject(new CallError('The logo is too large.', 400)),
    onSaved: () => {},
    onTrouble: () => {},
    keep: () => {},
  });
  const content = { type: 'url', data: { url: 'a.example' } } as const;
  saver.edit(editOf({ content, design: { ...defaultDesign, quietZone: 2 } }));
  await saver.commit();
  await expect(addLink(saver, { target: 'https://a.example' })).rejects.toThrow('not saved yet');
  expect(received).toEqual([]);
});
