import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, projectBody, type Visitor } from '../../testing/visitor.ts';

describeOnEachDatabase('a saved static code', (open) => {
  async function start(body: object = { isDownloaded: false }) {
    const { db } = await open();
    const app = await testApp({ db, config: { shortUrl: 'https://go.example' } });
    const owner = await newUser(app);
    const created = await owner.send('POST', '/api/projects', { ...projectBody, ...body });
    return { db, app, owner, project: created.json() };
  }

  test('becomes dynamic in place while no file of it exists', async () => {
    const { db, owner, project } = await start();
    const reserved = (await owner.send('POST', '/api/reserved-code')).json();
    const { statusCode, body } = await addLink(owner, project.id, { version: 1 });
    expect(statusCode).toBe(200);
    expect(body).toMatchObject({
      id: project.id,
      title: 'Menu',
      version: 2,
      data: reserved,
      link: { target: 'https://shop.example', version: 1 },
    });
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([body]);
    expect(await db.selectFrom('link_targets').select('target').execute()).toHaveLength(1);
    const { type, data } = projectBody;
    const path = `/api/projects/${project.id}`;
    const edit = await owner.send('PATCH', path, { type, data, version: 1 });
    expect([edit.statusCode, edit.json().project]).toEqual([409, body]);
    const again = await addLink(owner, project.id);
    expect([again.statusCode, again.body.code]).toEqual([400, 'dynamic_content']);
  });

  test('becomes dynamic once when two requests come together', async () => {
    const { db, owner, project } = await start();
    const answers = await Promise.all([addLink(owner, project.id), addLink(owner, project.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await db.selectFrom('links').select('id').execute()).toHaveLength(1);
  });

  test('stays static once it has been downloaded, which cannot be undone', async () => {
    const { db, owner, project } = await start();
    const path = `/api/projects/${project.id}`;
    const marked = await owner.send('PATCH', path, { isDownloaded: true });
    expect(marked.json()).toMatchObject({ isDownloaded: true });
    expect((await owner.send('PATCH', path, { isDownloaded: false })).statusCode).toBe(400);
    const refused = await addLink(owner, project.id);
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'already_downloaded']);
    expect(await db.selectFrom('links').select('id').execute()).toEqual([]);
  });

  test('counts as downloaded unless the client says otherwise', async () => {
    const { owner, project } = await start({});
    expect(project.isDownloaded).toBe(true);
    expect((await addLink(owner, project.id)).statusCode).toBe(409);
  });

  test('stays static when its version differs, when it is not an address, and for other users', async () => {
    const { db, app, owner, project } = await start();
    expect((await addLink(owner, project.id, { version: 9 })).statusCode).toBe(409);
    expect((await addLink(await newUser(app), project.id)).statusCode).toBe(404);
    const text = { ...projectBody, type: 'text', data: { text: 'x' }, isDownloaded: false };
    const { id } = (await owner.send('POST', '/api/projects', text)).json();
    expect((await addLink(owner, id)).statusCode).toBe(400);
    expect((await addLink(owner, project.id, {}, { target: 'localhost' })).statusCode).toBe(400);
    expect(await db.selectFrom('links').select('id').execute()).toEqual([]);
  });

  test('stays static when the plan allows no more dynamic codes', async () => {
    const { owner, project } = await start();
    for (let i = 0; i < 3; i++) await owner.saveDynamic();
    const refused = await addLink(owner, project.id);
    expect([refused.statusCode, refused.body.code]).toEqual([403, 'dynamic_limit_reached']);
  });
});

async function addLink(owner: Visitor, id: string, more: object = {}, link: object = {}) {
  const body = { ...more, link: { target: 'shop.example', ...link } };
  const response = await owner.send('PATCH', `/api/projects/${id}`, body);
  return { statusCode: response.statusCode, body: response.json() };
}
