import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, projectBody } from '../../testing/visitor.ts';

const image = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(39_000)}`;
const design = {
  ...defaultDesign,
  logo: { image, width: 64, height: 64, share: 0.2, margin: 1 },
};

describeOnEachDatabase('a response with a large logo', (open) => {
  async function start() {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    let keys = 0;
    const sendTwice = async (method: 'POST' | 'PATCH', path: string, body?: object) => {
      const key = { 'idempotency-key': `request-${++keys}` };
      const first = await owner.send(method, path, body, key);
      const again = () => owner.send(method, path, body, key);
      const second = await again();
      expect([first.statusCode, second.headers['idempotency-replayed']]).toEqual([
        expect.toSatisfy((status) => status < 300),
        'true',
      ]);
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
      return { ...first.json(), again };
    };
    const longestRecord = async () => {
      const rows = await db.selectFrom('idempotency_records').select('body').execute();
      return Math.max(...rows.map(({ body }) => body.length));
    };
    return { owner, sendTwice, longestRecord };
  }

  test('is replayed byte for byte although the image is not stored again', async () => {
    const { owner, sendTwice, longestRecord } = await start();
    const { id } = await sendTwice('POST', '/api/projects', { ...projectBody, design });
    const path = `/api/projects/${id}`;
    await sendTwice('PATCH', path, { title: 'Bar' });
    const [change] = (await owner.send('GET', `${path}/history`)).json().changes;
    await sendTwice('POST', `${path}/history/${change.id}/restore`, { force: true });
    await owner.send('DELETE', path);
    await sendTwice('POST', `/api/bin/${id}/restore`);
    const kit = await sendTwice('POST', '/api/kits', { name: 'Kit', design });
    await sendTwice('PATCH', `/api/kits/${kit.id}`, { name: 'Brand' });
    await sendTwice('POST', `/api/kits/${kit.id}/default`, { isDefault: true });
    await sendTwice('POST', '/api/logos', { name: 'Logo', image });
    expect(await longestRecord()).toBeLessThan(1_500);
  });

  test('is not replayed to an autosave after a later edit elsewhere, which it would overwrite', async () => {
    const { owner, sendTwice } = await start();
    const { id } = await sendTwice('POST', '/api/projects', { ...projectBody, design });
    const path = `/api/projects/${id}`;
    const autosave = await sendTwice('PATCH', path, { title: 'from the phone', version: 1 });
    const rename = await sendTwice('PATCH', path, { title: 'renamed' });
    const last = { version: 4, title: 'from the laptop', design };
    await owner.send('PATCH', path, { title: last.title });
    const [refused, shown] = [await autosave.again(), await rename.again()];
    expect([refused.statusCode, refused.json().project]).toMatchObject([409, last]);
    expect([shown.statusCode, shown.json()]).toMatchObject([200, last]);
  });

  test('is not replayed, and nothing is created, when the code or kit was deleted', async () => {
    const { owner, sendTwice } = await start();
    const project = await sendTwice('POST', '/api/projects', { ...projectBody, design });
    const kit = await sendTwice('POST', '/api/kits', { name: 'Kit', design });
    await owner.send('DELETE', `/api/projects/${project.id}`);
    await owner.send('DELETE', `/api/kits/${kit.id}`);
    expect([(await project.again()).statusCode, (await kit.again()).statusCode]).toEqual([
      404, 404,
    ]);
    for (const path of ['/api/projects', '/api/kits']) {
      expect((await owner.send('GET', path)).json()).toEqual([]);
    }
  });
});
