// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { usePasskeyLogin } from './passkey-login.ts';

const RENEWAL_MS = 4 * 60_000;

function Login() {
  const ask = usePasskeyLogin(true, { onSignedIn: () => {}, onFailed: () => {} });
  return (
    <button type="button" onClick={ask}>
      Ask
    </button>
  );
}

test('does not renew the offer while the browser is asking for a passkey', async () => {
  const never = () => new Promise<never>(() => {});
  const get = vi.fn<(options: object) => Promise<never>>(never);
  const isConditionalMediationAvailable = async () => true;
  const PublicKeyCredential = Object.assign(() => {}, { isConditionalMediationAvailable });
  Object.assign(globalThis, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const timers = vi.spyOn(globalThis, 'setInterval');
  await serve((request, response) => answer(200, { challenge: 'AAAA' })(request, response));
  const { user } = renderPart(
    <>
      <input autoComplete="username webauthn" />
      <Login />
    </>,
  );
  const renew = () => timers.mock.calls.find(([, delay]) => delay === RENEWAL_MS)?.[0]();
  const timesAsked = (count: number) => waitFor(() => expect(get).toHaveBeenCalledTimes(count));
  await timesAsked(1);
  renew();
  await timesAsked(2);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await timesAsked(3);
  expect(get.mock.calls[2]?.[0]).not.toHaveProperty('mediation');
  renew();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(get).toHaveBeenCalledTimes(3);
});
