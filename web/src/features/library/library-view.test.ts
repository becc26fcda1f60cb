import { expect, test } from 'vitest';
import { defaultView, filterOf, searchOf, viewOf } from './library-view.ts';

const parse = (search: string) => viewOf(new URLSearchParams(search));

test('a view survives its address, which leaves out what is the default', () => {
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

test('ignores what no view has', () => {
  expect(parse('?state=broken&type=nothing&sort=size&order=up&view=list&kind=')).toEqual(
    defaultView,
  );
});

test('asks the server only for what narrows the list', () => {
  expect(filterOf(parse('?q=%20%20&sort=scans&view=grid'))).toEqual({});
  expect(filterOf(parse('?q=%20menu%20&tags=a,,b&kind=dynamic'))).toEqual({
    q: 'menu',
    tags: 'a,b',
    kind: 'dynamic',
  });
});
