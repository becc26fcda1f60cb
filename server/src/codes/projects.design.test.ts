import { limits } from '@everscan/contract/limits';
import { contentTypes } from '@everscan/core/content/index';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { logoLimits } from '@everscan/core/logo/logo';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, projectBody } from '../testing/visitor.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgo';
const logo = {
  image: PNG.padEnd(logoLimits.characters, 'A'),
  width: 300,
  height: 200,
  share: 0.25,
  margin: 1,
};
const rich: Design = {
  ...defaultDesign,
  shape: 'rounded',
  eyeFrame: 'circle',
  eyeBall: 'star',
  ink: { type: 'linear', angle: 45, stops: ['#5b2bd9', '#e0218a'] },
  background: 'transparent',
  eyeFrameColor: '#111111',
  logo,
  frame: { id: 'card', text: 'SCAN ME “é”', color: '#0b5d4e', textColor: '#ffffff' },
  quietZone: 4,
  level: 'Q',
};

describeOnEachDatabase("a project's design", (open) => {
  async function start() {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const list = async () => (await owner.send('GET', '/api/projects')).json();
    return { db, owner, list };
  }

  test('is saved in full, and sets the style', async () => {
    const { owner, list } = await start();
    const created = await owner.send('POST', '/api/projects', { ...projectBody, design: rich });
    expect(created.json()).toMatchObject({ design: rich, style: 'standard' });
    const changed = await owner.send('PATCH', `/api/projects/${created.json().id}`, {
      design: { ...rich, shape: 'dots', logo: null },
      version: 1,
    });
    expect(changed.json()).toMatchObject({
      design: { ...rich, shape: 'dots', logo: null },
      style: 'dots',
      version: 2,
    });
    expect(await list()).toEqual([changed.json()]);
  });

  test('changes its shape when only the style is changed', async () => {
    const { owner } = await start();
    const { id } = (
      await owner.send('POST', '/api/projects', { ...projectBody, design: rich })
    ).json();
    const change = async (style: string) =>
      (await owner.send('PATCH', `/api/projects/${id}`, { style })).json();
    expect(await change('dots')).toMatchObject({
      style: 'dots',
      design: { ...rich, shape: 'dots' },
    });
    expect(await change('standard')).toMatchObject({ style: 'standard', design: rich });
  });

  test('stays the same when only the title or the content is changed', async () => {
    const { owner } = await start();
    const { id } = (
      await owner.send('POST', '/api/projects', { ...projectBody, design: rich })
    ).json();
    for (const change of [{ title: 'x' }, { type: 'url', data: { url: 'a.b' } }]) {
      const changed = await owner.send('PATCH', `/api/projects/${id}`, change);
      expect(changed.json()).toMatchObject({ ...change, design: rich });
    }
  });

  test("is the default in the project's style when none was stored", async () => {
    const { owner, list } = await start();
    await owner.send('POST', '/api/projects', { ...projectBody, style: 'standard' });
    await owner.send('POST', '/api/projects', projectBody);
    const designs = (await list()).map(({ design }: { design: Design }) => design);
    expect(designs).toEqual([{ ...defaultDesign, shape: 'standard' }, defaultDesign]);
  });

  test('is upgraded when another version stored it', async () => {
    const { db, owner, list } = await start();
    await owner.save();
    const stored = JSON.stringify({ version: 7, shape: 'dots', eyeBall: 'gone', quietZone: 4 });
    await db.updateTable('projects').set({ design: stored }).execute();
    expect(await list()).toMatchObject([{ design: { ...defaultDesign, quietZone: 4 } }]);
  });

  test.each([
    [{ ...rich, shape: 'blob' }, /shape/],
    [{ ...rich, background: 'url(#x)' }, /background/],
    [{ ...rich, logo: { ...logo, image: `${logo.image}A` } }, /This logo is too large/],
    [{ ...rich, logo: { ...logo, image: 'https://example.com/a.png' } }, /PNG, JPEG or SVG/],
    [{ ...rich, extra: 1 }, /extra/],
    [{ shape: 'dots' }, /design/],
    ['dots', /design/],
  ])('is refused with 400 when it is not valid (%#)', async (design, message) => {
    const { owner, list } = await start();
    const refused = await owner.send('POST', '/api/projects', { ...projectBody, design });
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
    const { id } = await owner.save();
    const kept = await owner.send('PATCH', `/api/projects/${id}`, { design });
    expect(kept.statusCode).toBe(400);
    expect(await list()).toMatchObject([{ design: defaultDesign, version: 1 }]);
  });

  test('fits into a request with the largest logo and the longest content of every type', async () => {
    const { owner } = await start();
    for (const type of contentTypes) {
      const body = { ...projectBody, title: '語'.repeat(200), type: type.id, design: rich };
      const data = longest(type);
      const payload = { ...body, data, style: 'standard', version: 999_999 };
      expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(limits.requestBodyMaxBytes);
      const saved = await owner.send('POST', '/api/projects', { ...body, data });
      expect([saved.statusCode, saved.json().design]).toEqual([201, rich]);
      await owner.send('DELETE', `/api/projects/${saved.json().id}`);
    }
  });
});

/** Content whose text fields are full of three-byte characters. */
function longest({ fields, sample }: (typeof contentTypes)[number]): object {
  const data = structuredClone(sample) as Record<string, unknown>;
  for (const field of fields) {
    if (!('maxLength' in field)) continue;
    const path = field.name.split('.');
    const leaf = path.pop() as string;
    let parent = data;
    for (const key of path) parent = parent[key] as Record<string, unknown>;
    parent[leaf] = '語'.repeat(field.maxLength);
  }
  return data;
}
