import { site } from '@everscan/contract/site';
import type { NotNull } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { userError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { isId } from '../../platform/random-id.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import type { Admission } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import {
  buildChangeFactors,
  completeAddition,
  completeRemoval,
  repeatRecoveryCodes,
} from '../factors/changed-factors.ts';
import { findPendingSignIn } from '../factors/pending-sign-ins.store.ts';
import { recordActivity } from '../users/users.store.ts';
import {
  addPasskey,
  CHALLENGE_TTL_MS,
  checkLimit,
  createChallenge,
  deletePasskey,
  listPasskeys,
  presentPasskey,
  renamePasskey,
  verifyAssertion,
} from './passkeys.ts';
import { ALGORITHMS, loadWebAuthn, relyingPartyOf } from './webauthn.ts';

type Options = {
  db: Db;
  clock: Clock;
  admission: Admission;
  confirmFactor: ConfirmFactor;
  /** Origin of the site: passkeys of any other are refused. */
  publicUrl: string;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
};

/**
 * The holder of a challenge for adding a passkey. Challenges for a proof, which are given without
 * confirmation, have another holder, so they cannot be used to add one.
 */
const additionBy = (sessionId: string) => `addition ${sessionId}`;

/** Passkeys (docs/decisions/0032-passkeys.md). */
export function passkeysRoutes(options: Options) {
  const { db, clock, admission, confirmFactor, publicUrl, onMail } = options;
  const { originOf } = admission;
  const change = buildChangeFactors(options);
  const rpID = relyingPartyOf(publicUrl);

  const newChallenge = async (holder: string | null) =>
    Buffer.from(
      await createChallenge(db, { holder, origin: publicUrl, now: clock() }),
      'base64url',
    );

  /** These options name no passkey, so that nobody learns which accounts have passkeys. */
  const loginOptions = async (holder: string | null) => {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    return generateAuthenticationOptions({
      rpID,
      challenge: await newChallenge(holder),
      timeout: CHALLENGE_TTL_MS,
      userVerification: 'required',
    });
  };

  return {
    'POST /api/login/passkey/options': async () => ({ ...(await loginOptions(null)) }),

    'POST /api/login/passkey': async (_caller, request, _db, reply) => {
      const origin = originOf(request);
      const signedIn = await db.transaction().execute(async (trx) => {
        const now = clock();
        const signing = { holder: null, now, log: request.log };
        const user = await verifyAssertion(trx, request.body.assertion, signing);
        if (!user) return undefined;
        await recordActivity(trx, user.id, now, now);
        return admission.admitProven(trx, user, origin);
      });
      if (!signedIn) throw userError(401, 'signed_out.passkey');
      return admission.answer(reply, signedIn);
    },

    'POST /api/login/second-factor/passkey/options': async (_caller, request) => {
      const { pendingToken = '' } = originOf(request);
      const userId = await findPendingSignIn(db, pendingToken, clock());
      if (userId === undefined) throw userError(401, 'signed_out.sign_in_expired');
      return { ...(await loginOptions(hashToken(pendingToken))) };
    },

    // Options for a proof that confirms a change (`confirmFactor`).
    'POST /api/passkeys/challenge': async ({ session }) => ({
      ...(await loginOptions(session.id)),
    }),

    'GET /api/passkeys': async (actor, _request, db) =>
      (await listPasskeys(db, actor)).map(presentPasskey),

    'POST /api/passkeys/options': async (actor, request) => {
      const user = await confirmFactor(actor, request.body, originOf(request));
      const passkeys = await checkLimit(db, actor);
      const handle = await ensurePasskeyHandle(db, user.id);
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        ...{ rpName: site.name, rpID, userName: user.email },
        userID: Buffer.from(handle, 'base64url'),
        challenge: await newChallenge(additionBy(actor.session.id)),
        timeout: CHALLENGE_TTL_MS,
        attestationType: 'none',
        excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
        // The device keeps the account's name with the key, and asks for a finger or a PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return { ...options };
    },

    'POST /api/passkeys': async (actor, request) => {
      const device = originOf(request).findDevice();
      const added = await change(actor, async (trx, details) => {
        const { user, sessionId, now } = details;
        const holder = additionBy(sessionId);
        const system = device.system || device.browser;
        const { credential } = request.body;
        const passkey = await addPasskey(trx, credential, { user, system, holder, now });
        if (!passkey) return undefined;
        const recoveryCodes = passkey.isRepeated
          ? await repeatRecoveryCodes(trx, details, passkey.row.created_at)
          : await completeAddition(trx, details);
        return { passkey: presentPasskey(passkey.row), recoveryCodes };
      });
      if (!added) throw userError(400, 'bad_request.passkey');
      onMail();
      return added;
    },

    'PATCH /api/passkeys/:id': async (actor, { params: { id }, body }, trx) => {
      const row = isId(id) && (await renamePasskey(trx, actor, { id, ...body }));
      if (!row) throw userError(404, 'not_found.passkey');
      return presentPasskey(row);
    },

    'POST /api/passkeys/:id/remove': async (actor, request) => {
      await confirmFactor(actor, request.body, originOf(request), true);
      const { id } = request.params;
      await change(actor, async (trx, details) => {
        // When a retry finds the passkey already removed, this is skipped.
        if (isId(id) && (await deletePasskey(trx, actor, id))) {
          await completeRemoval(trx, details);
        }
      });
      onMail();
    },
  } satisfies Partial<Handlers>;
}

/** Returns the user's WebAuthn user handle, and creates it if necessary. It is random, because devices reveal it. */
async function ensurePasskeyHandle(db: Db, id: number): Promise<string> {
  const { passkey_handle } = await db
    .updateTable('users')
    .set((eb) => ({ passkey_handle: eb.fn.coalesce('passkey_handle', eb.val(createToken())) }))
    .where('id', '=', id)
    .returning('passkey_handle')
    .$narrowType<{ passkey_handle: NotNull }>()
    .executeTakeFirstOrThrow();
  return passkey_handle;
}
