import type { FactorMethod, User } from '@everscan/contract/accounts.schemas';
import type { Language } from '@everscan/contract/languages';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { languageOf } from '../../platform/http/accept-language.ts';
import type { Person } from '../../platform/http/caller.ts';
import { clientKey } from '../../platform/http/rate-limit.ts';
import { type Device, describeCookie, type Sessions } from '../../platform/http/session.ts';
import { hashToken } from '../../platform/token.ts';
import { describeDevice } from '../devices/devices.ts';
import { forgetProofs } from '../factors/changed-factors.ts';
import { hasSecondFactor, listMethods } from '../factors/methods.ts';
import { PENDING_TTL_MS, startPendingSignIn } from '../factors/pending-sign-ins.store.ts';
import {
  followSession,
  isRemembered,
  REMEMBERED_DAYS,
} from '../factors/remembered-devices.store.ts';
import { deleteSession, deleteSessionsOf } from '../users/sessions.ts';
import {
  deletePendingChange,
  ownerOf,
  presentUser,
  recordLanguage,
  type UserRow,
} from '../users/users.store.ts';
import { findKnownDevice, proveDevice } from './known-device.ts';
import { deleteResetsOf } from './password-reset.ts';

/** Facts about the sender of a request. */
export type Origin = {
  /** Client address or its /64. */
  address: string;
  /** The value of the device cookie. */
  deviceProof: string | undefined;
  /** The token of a browser that is not asked for the second factor. */
  rememberedToken: string | undefined;
  /** The token of a sign-in that waits for the second factor. */
  pendingToken: string | undefined;
  /** Id of the session in the request's cookie. */
  sessionId: string | undefined;
  /** Called only when a session starts, because few requests start one. */
  findDevice(): Device;
  /** Whether the identity provider has just signed the user in. */
  isByProvider?: boolean;
  /** Whether the person has just proven who they are. A session at the provider does not prove it. */
  isConfirmed?: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The language of the page that sent the request. */
  language: Language;
};

/** The tokens go into cookies. */
export type SignedIn = {
  user: User;
  token: string;
  deviceProof: string;
  rememberedToken?: string | undefined;
};

/** A sign-in that needs the second factor. */
export type Pending = { methods: readonly FactorMethod[]; pendingToken: string };

/** Starts sessions: every kind of sign-in ends here. */
export type Admission = {
  /**
   * Signs in somebody whose identity a password, a link or a provider has proven. If this browser must also
   * prove a second factor, no session starts until it has.
   */
  admit(trx: Db, user: UserRow, origin: Origin): Promise<SignedIn | Pending>;
  /** Signs in somebody who has also proven the second factor. */
  admitProven(trx: Db, user: UserRow, origin: Origin): Promise<SignedIn>;
  /** Continues a session after a password change, with a new token. */
  renew(trx: Db, user: UserRow, origin: Origin, replaces: string): Promise<SignedIn>;
  originOf(request: FastifyRequest): Origin;
  /** Sets the cookies and sends 200 with the user, or 202 with the methods to choose from. */
  answer(reply: FastifyReply, result: SignedIn | Pending): FastifyReply;
  /** Sets the cookies of a new session, or of a sign-in that waits for the second factor. */
  setCookies(reply: FastifyReply, result: SignedIn | Pending): FastifyReply;
  /** Cookies that clear all of these in a browser, for a deleted account. */
  clearedCookies(): string[];
};

type Options = { clock: Clock; sessions: Sessions; config: Pick<Config, 'publicUrl'> };

export function buildAdmission({ clock, sessions, config: { publicUrl } }: Options): Admission {
  const deviceCookie = describeCookie('device', publicUrl, DEVICE_COOKIE_DAYS);
  const rememberedCookie = describeCookie('remembered', publicUrl, REMEMBERED_DAYS);
  const pendingCookie = describeCookie('pending', publicUrl, PENDING_TTL_MS / DAY_MS);

  function startSession(trx: Db, { id }: UserRow, origin: Origin, replaces?: string) {
    const { isByProvider = false, isConfirmed = !isByProvider } = origin;
    const details = { device: origin.findDevice(), isByProvider, isConfirmed };
    return sessions.start(trx, id, { ...details, ...(replaces && { replaces }) });
  }

  /** A sign-in starts a new session and ends the browser's previous one. */
  async function admitProven(trx: Db, user: UserRow, origin: Origin): Promise<SignedIn> {
    const { sessionId, rememberedToken, language } = origin;
    if (sessionId !== undefined) await deleteSession(trx, sessionId);
    const session = await startSession(trx, user, origin);
    if (rememberedToken !== undefined) {
      await followSession(trx, ownerOf(user), rememberedToken, hashToken(session.token));
    }
    // A stranger with the password must not choose the language of the mails that warn the owner.
    const isKnown = findKnownDevice(origin.deviceProof, user.password_hash) !== undefined;
    if (user.language === null || isKnown) await recordLanguage(trx, user, language);
    return present(user, session, origin);
  }

  function setCookies(reply: FastifyReply, result: SignedIn | Pending): FastifyReply {
    if (!('user' in result)) {
      return reply.header('set-cookie', pendingCookie.write(result.pendingToken));
    }
    const { token, deviceProof, rememberedToken } = result;
    const values = [sessions.cookieOf(token), deviceCookie.write(deviceProof)];
    if (rememberedToken !== undefined) values.push(rememberedCookie.write(rememberedToken));
    if (pendingCookie.read(reply.request) !== undefined) values.push(pendingCookie.clear());
    return reply.header('set-cookie', values);
  }

  return {
    async admit(trx, user, origin) {
      const isAdmitted =
        !(await hasSecondFactor(trx, ownerOf(user))) ||
        (await isRemembered(trx, ownerOf(user), origin.rememberedToken, clock()));
      if (isAdmitted) return admitProven(trx, user, origin);
      const methods = await listMethods(trx, ownerOf(user));
      const { isByProvider = false } = origin;
      const options = { isByProvider, sessionId: origin.sessionId, now: clock() };
      return { methods, pendingToken: await startPendingSignIn(trx, ownerOf(user), options) };
    },
    admitProven,
    renew: async (trx, user, origin, replaces) =>
      present(user, await startSession(trx, user, origin, replaces), origin),
    originOf: (request) => ({
      address: clientKey(request),
      deviceProof: deviceCookie.read(request),
      rememberedToken: rememberedCookie.read(request),
      pendingToken: pendingCookie.read(request),
      sessionId: sessions.idIn(request),
      findDevice: () => describeDevice(request),
      log: request.log,
      language: languageOf(request.headers['accept-language']),
    }),
    setCookies,
    answer(reply, result) {
      if ('user' in result) return setCookies(reply, result).send(result.user);
      const { methods } = result;
      return setCookies(reply, result).code(202).send({ secondFactor: { methods } });
    },
    clearedCookies: () => [
      sessions.clearedCookie(),
      deviceCookie.clear(),
      rememberedCookie.clear(),
      pendingCookie.clear(),
    ],
  };
}

/**
 * Ends all sessions, remembered devices, reset links and pending changes of an account. Run it where the
 * password changes.
 */
export async function signOutEverywhere(trx: Db, person: Person): Promise<void> {
  await deleteSessionsOf(trx, person);
  await deleteResetsOf(trx, person);
  await forgetProofs(trx, person);
  await deletePendingChange(trx, person);
}

function present(
  user: UserRow,
  { token }: { token: string },
  { deviceProof, isByProvider = false }: Origin,
): SignedIn {
  const proof =
    deviceProof !== undefined && findKnownDevice(deviceProof, user.password_hash)
      ? deviceProof
      : proveDevice(user.password_hash);
  return { user: presentUser(user, isByProvider ? 0 : Infinity), token, deviceProof: proof };
}

/** Browsers keep cookies no longer than this (RFC 6265bis, 5.5). */
const DEVICE_COOKIE_DAYS = 400;
