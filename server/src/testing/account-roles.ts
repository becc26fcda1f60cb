import type { RouteOfApi } from '@everscan/contract/api';
import { PASSWORD } from './visitor.ts';

export const roles = ['anonymous', 'A', 'B'] as const;
export type Role = (typeof roles)[number];
export type Row = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  query?: string;
  body?: object;
} & Record<Role, number>;

const assertion = {
  ...{ id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA' },
  ...{ signature: 'AAAA', userHandle: 'AAAA' },
};

/** How each route of accounts responds: a part of the table of all routes. */
export const accountRoles: Partial<Record<RouteOfApi, Row>> = {
  'POST /api/login': {
    method: 'POST',
    body: { email: 'nobody@example.com', password: PASSWORD },
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'POST /api/login/second-factor': {
    method: 'POST',
    body: { proof: { method: 'totp', code: '123456' }, remember: false },
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'POST /api/confirm-identity': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'GET /api/second-factors': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/second-factors/totp': { method: 'POST', body: {}, anonymous: 401, A: 200, B: 200 },
  'POST /api/second-factors/totp/confirm': {
    method: 'POST',
    body: { code: '123456' },
    anonymous: 401,
    A: 400,
    B: 400,
  },
  'POST /api/second-factors/totp/remove': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'POST /api/second-factors/recovery-codes': {
    method: 'POST',
    body: {},
    anonymous: 401,
    A: 409,
    B: 409,
  },
  'POST /api/register': {
    method: 'POST',
    body: { email: 'somebody@example.com', password: PASSWORD },
    anonymous: 200,
    A: 200,
    B: 200,
  },
  'POST /api/logout': { method: 'POST', anonymous: 200, A: 200, B: 200 },
  'POST /api/change-password': {
    method: 'POST',
    body: { currentPassword: PASSWORD, newPassword: 'new password' },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'POST /api/login/passkey/options': { method: 'POST', anonymous: 200, A: 200, B: 200 },
  'POST /api/login/passkey': {
    method: 'POST',
    body: { assertion },
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'POST /api/login/second-factor/passkey/options': {
    method: 'POST',
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'GET /api/passkeys': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/passkeys/challenge': { method: 'POST', anonymous: 401, A: 200, B: 200 },
  'POST /api/passkeys/options': { method: 'POST', body: {}, anonymous: 401, A: 200, B: 200 },
  'POST /api/passkeys': {
    method: 'POST',
    body: { credential: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    anonymous: 401,
    A: 400,
    B: 400,
  },
  'PATCH /api/passkeys/:id': {
    method: 'PATCH',
    body: { name: 'iPhone' },
    anonymous: 401,
    A: 404,
    B: 404,
  },
  'POST /api/passkeys/:id/remove': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'GET /api/sessions': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'DELETE /api/sessions/:id': { method: 'DELETE', anonymous: 401, A: 404, B: 404 },
  'DELETE /api/sessions': { method: 'DELETE', anonymous: 401, A: 200, B: 200 },
  'POST /api/forgot-password': {
    method: 'POST',
    body: { email: 'nobody@example.com' },
    anonymous: 200,
    A: 200,
    B: 200,
  },
  'POST /api/reset-password': {
    method: 'POST',
    body: { token: 'not the token of a link', newPassword: 'new password' },
    anonymous: 400,
    A: 400,
    B: 400,
  },
  'GET /api/sign-on': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  // Without a provider these respond with 404; sign-on.test.ts tests them with one.
  'POST /api/sign-on': { method: 'POST', body: {}, anonymous: 404, A: 404, B: 404 },
  'GET /api/sign-on/callback': { method: 'GET', anonymous: 404, A: 404, B: 404 },
  'POST /api/sign-on/join': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 404,
    A: 404,
    B: 404,
  },
  'POST /api/sign-on/disconnect': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 401,
    A: 404,
    B: 404,
  },
  'GET /api/address': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/change-address': {
    method: 'POST',
    body: { email: 'moved@example.com', currentPassword: PASSWORD },
    anonymous: 401,
    A: 200,
    B: 409, // A already has it by then
  },
  'DELETE /api/change-address': { method: 'DELETE', anonymous: 401, A: 200, B: 200 },
  'POST /api/send-verification': { method: 'POST', anonymous: 401, A: 200, B: 200 },
  'POST /api/confirm-address': {
    method: 'POST',
    body: { token: 'not the token of a link' },
    anonymous: 400,
    A: 400,
    B: 400,
  },
  'POST /api/undo-address-change': {
    method: 'POST',
    body: { token: 'not the token of a link' },
    anonymous: 400,
    A: 400,
    B: 400,
  },
};
