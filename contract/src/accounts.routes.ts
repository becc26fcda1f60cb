import type { Routes } from './routes.ts';

const auth = { limit: 'accounts', isShared: true, errors: 'text' } as const;
const factor = { limit: 'accounts', isShared: true } as const;
const challenge = { limit: 'challenges', isShared: true } as const;

/**
 * A write without `once` works without a record, which would contain a token or a secret: a retried login starts a
 * second session, and a retried registration finds the account and signs in.
 */
export const accountRoutes = {
  'GET /api/user': { access: 'visitor-or-user' },
  'POST /api/login': { access: 'anyone', ...auth },
  'POST /api/login/second-factor': { access: 'anyone', ...factor },
  'POST /api/login/second-factor/passkey/options': { access: 'anyone', ...challenge },
  'POST /api/login/passkey': { access: 'anyone', ...factor },
  'POST /api/login/passkey/options': { access: 'anyone', ...challenge },
  'POST /api/register': { access: 'anyone', ...auth },
  'POST /api/logout': { access: 'anyone', ...auth },
  // A retry carries the session token that the first request replaced.
  'POST /api/change-password': { access: 'visitor-or-user', ...auth },
  'POST /api/forgot-password': {
    access: 'anyone',
    limit: 'resets',
    isShared: true,
    errors: 'text',
  },
  'POST /api/reset-password': { access: 'anyone', ...auth },
  'POST /api/subscribe': { access: 'user', once: true, ...auth },
  'POST /api/confirm-identity': { access: 'user', ...factor },
  'DELETE /api/delete-account': { access: 'user-or-replay', once: true, ...auth },

  'GET /api/sessions': { access: 'user' },
  'DELETE /api/sessions': { access: 'user', once: true },
  'DELETE /api/sessions/:id': { access: 'user', once: true },

  'GET /api/address': { access: 'user' },
  'POST /api/change-address': { access: 'user', once: true, ...auth },
  'DELETE /api/change-address': { access: 'user', ...auth },
  'POST /api/send-verification': { access: 'user', ...auth },
  'POST /api/confirm-address': { access: 'anyone', ...auth },
  'POST /api/undo-address-change': { access: 'anyone', ...auth },

  'GET /api/second-factors': { access: 'user' },
  'POST /api/second-factors/totp': { access: 'user', ...factor },
  'POST /api/second-factors/totp/confirm': { access: 'user', ...factor },
  'POST /api/second-factors/totp/remove': { access: 'user', ...factor },
  'POST /api/second-factors/recovery-codes': { access: 'user', ...factor },

  'GET /api/passkeys': { access: 'user' },
  'POST /api/passkeys': { access: 'user', ...factor },
  'POST /api/passkeys/options': { access: 'user', ...challenge },
  // For a proof that confirms another change.
  'POST /api/passkeys/challenge': { access: 'user', ...challenge },
  'PATCH /api/passkeys/:id': { access: 'user', once: true, ...factor },
  'POST /api/passkeys/:id/remove': { access: 'user', ...factor },

  'GET /api/sign-on': { access: 'user' },
  'POST /api/sign-on': { access: 'visitor-or-user', ...factor },
  'GET /api/sign-on/callback': { access: 'visitor-or-user', isFile: true, ...factor },
  'POST /api/sign-on/join': { access: 'anyone', ...factor },
  'POST /api/sign-on/disconnect': { access: 'user', once: true, ...factor },
} as const satisfies Routes;
