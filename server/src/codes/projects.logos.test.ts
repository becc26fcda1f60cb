import type { Project } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, projectBody } from '../testing/visitor.ts';

const image = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(39_000)}`;
const logo = { image, width: 64, height: 64, share: 0.2, margin: 1 };

describeOnEachDatabase('a list of codes with logos', (open) => {
  test('contains each design in full, except for the image, which loads with the code', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const design = { ...defaultDesign, logo };
    await owner.send('POST', '/api/projects', { ...projectBody, design });
    await owner.save('without a logo');
    const response = await owner.send('GET', '/api/projects');
    const [first, second] = response.json<[Project, Project]>();
    expect(first.design).toEqual({ ...design, logo: { ...logo, image: '' } });
    expect(second.design).toEqual(defaultDesign);
    expect(response.body.length).toBeLessThan(3_000);
    const selected = await owner.send('GET', `/api/projects/${first.id}`);
    expect(selected.json()).toEqual({ ...first, design });
  });

  test('has designs that cannot accidentally be saved without their logo', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const design = { ...defaultDesign, logo };
    await owner.send('POST', '/api/projects', { ...projectBody, design });
    const [listed] = (await owner.send('GET', '/api/projects')).json<[Project]>();
    const path = `/api/projects/${listed.id}`;
    const refused = await owner.send('PATCH', path, { design: listed.design });
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      'design.logo.image: Choose a PNG, JPEG or SVG image',
    ]);
    expect((await owner.send('GET', path)).json().design).toEqual(design);
  });

  test('contains a stored design whose frame text ends in half an emoji', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await owner.save();
    const frame = { id: 'card', text: 'Menu \ud83d', color: '#0b5d4e', textColor: '#ffffff' };
    const design = JSON.stringify({ ...defaultDesign, frame, logo });
    await db.updateTable('projects').set({ design }).execute();
    const response = await owner.send('GET', '/api/projects');
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      [{ design: { frame: { text: 'Menu ' }, logo: { image: '' } } }],
    ]);
  });

  test('contains every code in order, in several batches', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id: userId } = (await owner.user()) as { id: number };
    const times = { created_at: 0, updated_at: 0, version: 1 };
    const rows = Array.from({ length: 601 }, (_, position) => ({
      ...{ id: `${position}`, workspace_id: userId, position, title: `${position}`, ...times },
      ...{ type: 'url', style: 'dots', data: '{"url":"a.example"}', design: null },
    }));
    for (let i = 0; i < rows.length; i += 100) {
      await db
        .insertInto('projects')
        .values(rows.slice(i, i + 100))
        .execute();
    }
    const list = (await owner.send('GET', '/api/projects')).json<Project[]>();
    expect(list.map(({ title }) => title)).toEqual(rows.map(({ title }) => title));
  });
});
