import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addTag } from '../../testing/library.ts';
import { newUser } from '../../testing/visitor.ts';
import { owned, ownedTables } from './owned.ts';

describeOnEachDatabase('the rows of an owner', (open) => {
  test('are read, changed and deleted without those of others', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [mine, other] = [await newUser(app), await newUser(app)];
    for (const each of [mine, other]) await addTag(each, 'Menu');
    const tags = owned(db, { workspace: Number((await mine.user())?.id) }, 'tags');
    expect(await tags.rows.select('name').execute()).toEqual([{ name: 'Menu' }]);
    await tags.update.set({ name: 'Mine' }).execute();
    const names = () => db.selectFrom('tags').select('name').orderBy('name').execute();
    expect(await names()).toEqual([{ name: 'Menu' }, { name: 'Mine' }]);
    await tags.delete.execute();
    expect(await names()).toEqual([{ name: 'Menu' }]);
  });

  test('are found by their workspace in every owned table', async () => {
    const { db } = await open();
    for (const table of ownedTables) {
      const { rows, delete: deletion } = owned(db, { workspace: 7 }, table);
      const hidden = ['projects', 'links'].includes(table)
        ? ` and "${table}"."deleted_at" is null`
        : '';
      expect(await rows.selectAll().execute()).toEqual([]);
      for (const { sql, parameters } of [rows.selectAll().compile(), deletion.compile()]) {
        expect(sql).toMatch(
          new RegExp(`from "${table}" where "${table}"."workspace_id" = (\\?|\\$1)${hidden}$`),
        );
        expect(parameters).toEqual([7]);
      }
    }
  });
});
