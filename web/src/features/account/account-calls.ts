import type {
  ChangePasswordBody,
  Credentials,
  ForgotPasswordBody,
  ResetPasswordBody,
  User,
} from '@everscan/contract/api/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../lib/call.ts';
import { dropStyles } from '../../lib/style-store.ts';
import {
  endSession,
  loadDoneSchema,
  loadSchemas,
  loadUserSchema,
  startSession,
} from './session.ts';

export function useLogin(onSignedIn: (user: User) => void) {
  return useSignIn('/api/login', 'Login failed', onSignedIn);
}

export function useRegister(onSignedIn: (user: User) => void) {
  return useSignIn('/api/register', 'Registration failed', onSignedIn);
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: ForgotPasswordBody) =>
      write('POST', '/api/forgot-password', body, {
        schema: async () => (await loadSchemas()).forgotPasswordAnswerSchema,
        fallback: 'Password reset failed',
      }),
  });
}

export function useResetPassword() {
  return useSignIn<ResetPasswordBody>('/api/reset-password', 'Password change failed');
}

function useSignIn<Body = Credentials>(
  path: string,
  fallback: string,
  onSignedIn?: (user: User) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => write('POST', path, body, { schema: loadUserSchema, fallback }),
    onSuccess: (user) => {
      startSession(client, user);
      onSignedIn?.(user);
      client.invalidateQueries({ queryKey: ['user'] });
    },
  });
}

export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      write('DELETE', '/api/delete-account', undefined, {
        schema: loadDoneSchema,
        fallback: 'Account deletion failed',
      }),
    onSuccess() {
      const user = client.getQueryData<User | null>(['user']);
      if (user) dropStyles(user.id);
      endSession(client);
    },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordBody) =>
      write('POST', '/api/change-password', body, {
        schema: loadDoneSchema,
        fallback: 'Password change failed',
      }),
  });
}

export function useSubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      write('POST', '/api/subscribe', undefined, {
        schema: loadUserSchema,
        fallback: 'Subscription failed',
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['user'] }),
  });
}
