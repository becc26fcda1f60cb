import type {
  ChangePasswordBody,
  ForgotPasswordBody,
  SecondFactorNeeded,
  SignInAnswer,
  User,
} from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import * as passkeys from '@everscan/messages/passkeys';
import * as security from '@everscan/messages/security';
import * as sso from '@everscan/messages/sign-on';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type InputOf, readWithStatus, write } from '../../lib/api.ts';
import { type CallError, newIdempotencyKey } from '../../lib/call.ts';
import { DELETION, endSession, startSession } from './session.ts';

/** How long a person waits at a form, with all retries. */
const SIGN_IN_TIMEOUT_MS = 15_000;
/** As long as proxies usually wait. */
const DELETION_TIMEOUT_MS = 60_000;
/** The pause before asking again whether a deletion is done. */
const DELETION_PAUSE_MS = 2_000;

export function useLogin(onSignedIn: (user: User) => void) {
  return useSignIn('POST /api/login', m.loginFailed, onSignedIn);
}

export function useRegister(onSignedIn?: (user: User) => void) {
  return useSignIn('POST /api/register', m.registrationFailed, onSignedIn);
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: ForgotPasswordBody) =>
      write('POST /api/forgot-password', { body }, { fallback: m.passwordResetFailed }),
  });
}

export function useResetPassword() {
  return useSignIn('POST /api/reset-password', m.passwordChangeFailed);
}

/** Connects an account with the identity provider, and signs in. */
export function useJoin() {
  return useSignIn('POST /api/sign-on/join', sso.joinFailed);
}

/** Completes a sign-in that needs the second factor. */
export function useSecondFactor(onSignedIn: (user: User) => void) {
  return useSignIn('POST /api/login/second-factor', security.codeNotChecked, onSignedIn);
}

/** Signs in with a passkey alone. */
export function usePasskeyCall(onSignedIn: (user: User) => void) {
  return useSignIn('POST /api/login/passkey', passkeys.loginFailed, onSignedIn);
}

export function needsSecondFactor(answer: SignInAnswer): answer is SecondFactorNeeded {
  return typeof answer === 'object' && answer !== null && 'secondFactor' in answer;
}

type SignIn =
  | `POST /api/${'login' | 'register' | 'reset-password' | 'sign-on/join'}`
  | `POST /api/login/${'second-factor' | 'passkey'}`;

function useSignIn<Name extends SignIn>(
  route: Name,
  fallback: string,
  onSignedIn?: (user: User) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<Name, 'body'>): Promise<SignInAnswer> =>
      write<SignIn>(route, { body } as Parameters<typeof write<SignIn>>[1], {
        fallback,
        signal: AbortSignal.timeout(SIGN_IN_TIMEOUT_MS),
      }),
    onSuccess: (answer) => {
      if (needsSecondFactor(answer)) return;
      startSession(client, answer);
      onSignedIn?.(answer);
      client.invalidateQueries({ queryKey: ['user'] });
    },
  });
}

/** Deletes the account. The promise rejects only if the account still exists, or if that is uncertain. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: DELETION,
    mutationFn: deleteAccount,
    onSuccess() {
      endSession(client);
    },
    // The session may have ended.
    onError() {
      client.invalidateQueries({ queryKey: ['user'] });
    },
  });
}

/**
 * Asks the server to delete the account, and waits until it is gone. For a large account that takes longer than
 * a proxy waits for one request, so the same request is repeated until the server confirms the deletion.
 */
async function deleteAccount(): Promise<void> {
  const key = newIdempotencyKey();
  for (;;) {
    try {
      await write(
        'DELETE /api/delete-account',
        {},
        { fallback: m.deletionFailed, timeoutMs: DELETION_TIMEOUT_MS, key },
      );
      return;
    } catch (error) {
      const { status, body } = error as CallError;
      if (body.code === 'idempotency_in_progress') {
        await new Promise((resolve) => setTimeout(resolve, DELETION_PAUSE_MS));
        continue;
      }
      const isRefused = status >= 400 && status < 500;
      if (isRefused || !(await isSignedOut())) throw error;
      return;
    }
  }
}

async function isSignedOut(): Promise<boolean> {
  const reading = await readWithStatus('GET /api/user', {}, undefined);
  return reading.data === null;
}

/** Proves who is signed in, before something that cannot be undone. @throws {CallError} */
export const confirmIdentity = (password: string) =>
  write('POST /api/confirm-identity', { body: { password } }, { fallback: m.deletionFailed });

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordBody) =>
      write('POST /api/change-password', { body }, { fallback: m.passwordChangeFailed }),
  });
}

export function useSubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => write('POST /api/subscribe', {}, { fallback: m.subscriptionFailed }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['user'] }),
  });
}
