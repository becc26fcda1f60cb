import { expect, test } from 'vitest';
import { defaultView, filterOf, searchOf, viewOf } from './library-view.ts';

const parse = (search: string) => viewOf(new URLSearchParams(search));

test('writes a view to an address without default values, and reads the same view from it', () => {
  const view = {
    ...defaultView,
    q: 'café & bar',
    folder: 'none',
    tags: ['a', 'b'],
    state: 'paused',
    sort: 'title',
    order: 'asc',
    view: 'grid',
  } as const;
  const search = searchOf(view);
  expect(search).not.toContain('order');
  expect(parse(search)).toEqual(view);
  expect(searchOf(defaultView)).toBe('');
  expect(searchOf({ ...view, order: 'desc' })).toContain('order=desc');
});

test('ignores invalid parts of an address', () => {
  expect(parse('?state=broken&type=nothing&sort=size&order=up&view=list&kind=')).toEqual(
    defaultView,
  );
});

test('sends the server only filters that have a value', () => {
  expect(filterOf(parse('?q=%20%20&sort=scans&view=grid'))).toEqual({});
  expect(filterOf(parse('?q=%20menu%20&tags=a,,b&kind=dynamic'))).toEqual({
    q: 'menu',
    tags: 'a,b',
    kind: 'dynamic',
  });
});
