import { expect, test } from 'vitest';
import { errorText, findErrorText } from './errors.ts';

const error = 'The text of the server';

test('finds the text for a code', () => {
  expect(findErrorText({ error, code: 'signed_out' })).toBe(
    'You are signed out. Please sign in again.',
  );
});

test('finds the text for a reason and fills in its parameters', () => {
  const body = { error, code: 'rate_limited', reason: 'requests', params: { seconds: 1 } };
  expect(findErrorText(body)).toBe('Too many requests. Please try again in 1 second.');
});

test.each([
  ['code', { error, code: 'out_of_paper' }],
  ['reason', { error, code: 'signed_out', reason: 'at_night' }],
  ['code that is a property of every object', { error, code: 'constructor' }],
])('finds no text for an unknown %s', (_, body) => {
  expect(findErrorText(body)).toBeUndefined();
});

test('throws on missing parameters and unknown plans', () => {
  expect(() => findErrorText({ error, code: 'target_blocked' })).toThrow(TypeError);
  const params = { plan: 'diamond' };
  expect(() => findErrorText({ error, code: 'project_limit_reached', params })).toThrow(TypeError);
});

test('recommends a larger plan, if there is one', () => {
  expect(errorText('dynamic_limit_reached', { plan: 'free' })).toBe(
    'The Free plan allows 3 dynamic codes. Your existing codes keep working. Upgrade to Pro for up to 5,000, or create a static code.',
  );
  expect(errorText('dynamic_limit_reached', { plan: 'pro' })).toBe(
    'The Pro plan allows 5,000 dynamic codes. Your existing codes keep working. Delete codes to create new ones.',
  );
});
