// @vitest-environment happy-dom
import type { Link } from '@everscan/contract/api/links';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { PauseForm } from './pause-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { TargetForm } from './target-form.tsx';
import type { LinkFormProps } from './use-link-form.ts';
import { UtmForm } from './utm-form.tsx';

const link: Link = {
  code: 'ABCDEFGH',
  shortUrl: 'HTTP://LOCALHOST/Q/ABCDEFGH',
  target: 'https://example.com/menu',
  utm: { source: 'poster' },
  state: 'active',
  pauseText: '',
  startsAt: '2027-07-01T07:00:12.345Z',
  endsAt: null,
  fallback: null,
  version: 3,
};

/** A form as in the panel, which shows the link that the server answered. */
function renderForm(Form: ComponentType<LinkFormProps>, initial = link) {
  function Panel() {
    const [shown, setShown] = useState(initial);
    return <Form projectId="p" link={shown} onChanged={setShown} />;
  }
  return renderPart(<Panel />);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('saves a target on request, on top of the known version', async () => {
  const received = await serve(answer(200, { ...link, target: 'https://new.example', version: 4 }));
  const { user } = renderForm(TargetForm);
  expect(field('Target').value).toBe('example.com/menu');
  expect(button('Save target').disabled).toBe(true);
  await user.clear(field('Target'));
  await user.type(field('Target'), 'https://new.example');
  expect(received).toEqual([]);
  await user.click(button('Save target'));
  await screen.findByText('Saved');
  expect(received[0]?.body).toEqual({ target: 'new.example', version: 3 });
  expect(field('Target').value).toBe('new.example');
  expect(button('Save target').disabled).toBe(true);
});

test('reports an error of the server at its field and keeps what was typed', async () => {
  await serve(answer(400, { error: 'Not this one', field: 'target' }));
  const { user } = renderForm(TargetForm);
  await user.type(field('Target'), 'example.org');
  await user.click(button('Save target'));
  const note = await screen.findByText('Not this one');
  expect(field('Target').getAttribute('aria-describedby')).toContain(note.id);
  expect(field('Target').value).toBe('example.org');
  expect(button('Save target').disabled).toBe(false);
});

test('shows what another device saved after a conflict, and keeps what was typed', async () => {
  const theirs = { ...link, target: 'https://theirs.example', version: 9 };
  const saved = { ...link, target: 'https://mine.example', version: 10 };
  const received = await serve(answer(409, { error: 'Old', link: theirs }), answer(200, saved));
  const { user } = renderForm(TargetForm);
  await user.clear(field('Target'));
  await user.type(field('Target'), 'mine.example');
  await user.click(button('Save target'));
  await screen.findByText(/^Changed elsewhere meanwhile/);
  expect(field('Target').value).toBe('mine.example');
  await user.click(button('Save target'));
  await screen.findByText('Saved');
  expect(received[1]?.body).toEqual({ target: 'mine.example', version: 9 });
});

test('rejects a target that is too long before anything is sent', async () => {
  const received = await serve(answer(200, link));
  const { user } = renderForm(TargetForm);
  fireEvent.change(field('Target'), { target: { value: 'x'.repeat(2049) } });
  await user.click(button('Save target'));
  await screen.findByText('A web address can have at most 2048 characters');
  expect(received).toEqual([]);
});

test('sends only the times that were changed, and an empty fallback as none', async () => {
  const received = await serve(answer(200, link));
  const { user } = renderForm(ScheduleForm, { ...link, fallback: 'https://example.com/closed' });
  await user.type(field('End'), '2027-07-31T18:00');
  await user.clear(field('Before and after'));
  await user.click(button('Save schedule'));
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]?.body).toEqual({
    endsAt: new Date('2027-07-31T18:00').toISOString(),
    fallback: null,
    version: 3,
  });
});

test('sends all tags', async () => {
  const received = await serve(answer(200, { ...link, utm: { medium: 'print' }, version: 4 }));
  const { user } = renderForm(UtmForm);
  await user.clear(field('utm_source'));
  await user.type(field('utm_medium'), ' print ');
  await user.click(button('Save tags'));
  await screen.findByText('Saved');
  expect(received[0]?.body).toEqual({ utm: { source: '', medium: ' print ' }, version: 3 });
});

test('pauses a code with its message, and resumes it', async () => {
  const paused = { ...link, state: 'paused' as const, pauseText: 'Back soon', version: 4 };
  const received = await serve(answer(200, paused), answer(200, { ...link, version: 5 }));
  const { user } = renderForm(PauseForm);
  await user.type(field('Message for visitors'), 'Back soon');
  await user.click(button('Pause code'));
  await user.click(await screen.findByRole('button', { name: 'Resume code' }));
  await screen.findByRole('button', { name: 'Pause code' });
  expect(received.map(({ body }) => body)).toEqual([
    { state: 'paused', pauseText: 'Back soon', version: 3 },
    { state: 'active', version: 4 },
  ]);
});
