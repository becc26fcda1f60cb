// @vitest-environment happy-dom
import type { Content } from '@everscan/core/content/index';
import { wifi } from '@everscan/core/content/wifi';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import QuestionHost from './question-host.tsx';
import { acceptSamples } from './sample-question.ts';

const network = (ssid: string, password: string): Content => ({
  type: 'wifi',
  data: { wifi: { ...wifi.sample.wifi, ssid, password } },
});
const bar = { id: 'bar', title: 'Bar', content: network('Bar', 'welcome-all') };
const own = { id: 'own', title: 'Own', content: network('Own', 'secret-123') };
const sample = { id: 'new', title: 'New', content: network('Example Guests', 'welcome-all') };

test('names the codes of a list that still contain parts of the sample, once', async () => {
  const { user } = renderPart(<QuestionHost />);
  const codes = [bar, own, sample];
  const refused = acceptSamples(codes);
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('heading').textContent).toBe(
    '1 of 3 codes still contains parts of the example',
  );
  expect(within(dialog).getByRole('list').textContent).toBe('Bar: Password');
  expect(within(dialog).queryByRole('button', { name: /^Clear/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await refused).toBe(false);

  const accepted = acceptSamples(codes);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(await accepted).toBe(true);
  expect(await acceptSamples(codes)).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
