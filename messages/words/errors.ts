import type { ErrorBody, ErrorCode } from '@everscan/contract/errors';
import { findPlan, type PlanId, plans } from '@everscan/contract/plans';
import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import { sameAddress } from '@everscan/messages/address';
import * as bulk from '@everscan/messages/bulk-links';
import { sessionMissing } from '@everscan/messages/devices';
import * as m from '@everscan/messages/errors';
import { changedLater, changeMissing } from '@everscan/messages/history';
import * as kits from '@everscan/messages/kits';
import * as library from '@everscan/messages/library-errors';
import * as libraryJobs from '@everscan/messages/library-jobs';
import * as passkeys from '@everscan/messages/passkeys';
import * as registration from '@everscan/messages/registration';
import * as security from '@everscan/messages/security';
import * as sso from '@everscan/messages/sign-on';
import { planLabels } from './plan-labels.ts';

/**
 * The texts of errors that people see: by `code`, or by `code.reason` where a code has several. The server
 * answers in English; the browser shows the same text in the visitor's language. Errors that only the
 * developer of a client encounters are not listed.
 */
const texts = {
  signed_out: () => m.signedOut,
  'signed_out.wrong_login': () => m.wrongLogin,
  'forbidden.wrong_password': () => m.wrongPassword,
  'forbidden.wrong_code': () => security.wrongCode,
  'signed_out.sign_in_expired': () => security.signInExpired,
  'bad_request.set_up_expired': () => security.setUpExpired,
  confirmation_needed: () => security.confirmationNeeded,
  confirm_identity: () => security.confirmationNeeded,
  second_factor_required: () => security.factorRequired,
  second_factor_exists: () => security.factorExists,
  second_factor_missing: () => security.factorMissing,
  'signed_out.passkey': () => passkeys.loginRefused,
  'forbidden.wrong_passkey': () => passkeys.proofRefused,
  'bad_request.passkey': () => passkeys.notAdded,
  'bad_request.passkey_limit': ({ max }: { max: number }) => passkeys.tooMany(max),
  'bad_request.registration': () => m.registrationFailed,
  'bad_request.reset_link': () => m.resetLinkUsed,
  'bad_request.sign_on_expired': () => sso.expired,
  'forbidden.identity_taken': () => sso.taken,
  'forbidden.no_password': () => sso.passwordNeeded,
  'forbidden.registration_closed': () => registration.registrationClosed,
  'forbidden.registration_by_provider': () => registration.registrationByProvider,
  'forbidden.invitation_needed': () => registration.invitationNeeded,
  'forbidden.invitation_unusable': () => registration.invitationUnusable,
  'bad_request.address_link': () => m.addressLinkUsed,
  'bad_request.same_address': () => sameAddress,
  address_taken: () => m.addressTaken,
  address_unverified: () => m.addressUnverified,

  'rate_limited.requests': ({ seconds }: { seconds: number }) => m.tooManyRequests(seconds),
  'rate_limited.attempts': ({ minutes }: { minutes: number }) => m.tooManyAttempts(minutes),
  'rate_limited.codes': ({ minutes }: { minutes: number }) => security.tooManyCodes(minutes),
  'rate_limited.feedback': () => m.tooMuchFeedback,
  'rate_limited.new_codes': ({ perHour }: { perHour: number }) => m.tooManyNewCodes(perHour),
  'rate_limited.new_targets': ({ perHour }: { perHour: number }) => m.tooManyNewTargets(perHour),

  unavailable: () => m.unavailable,
  'unavailable.busy': () => m.busy,
  'unavailable.logins': () => m.manyLogins,
  'unavailable.sign_on': () => sso.unavailable,
  'unavailable.password': () => m.passwordChanging,
  'unavailable.random_code': () => m.shortLinkNotCreated,
  internal: () => m.internal,

  'not_found.project': () => m.projectMissing,
  'not_found.link': () => m.linkMissing,
  'not_found.passkey': () => passkeys.passkeyMissing,
  'not_found.session': () => sessionMissing,
  'not_found.library_job': () => libraryJobs.jobMissing,
  'bad_request.static_code': () => libraryJobs.staticCode,
  'bad_request.job_limit': ({ max }: { max: number }) => libraryJobs.tooManyJobs(max),
  'not_found.change': () => changeMissing,
  version_conflict: () => m.projectChanged,
  'version_conflict.later_change': () => changedLater,
  'not_found.folder': () => library.folderMissing,
  'not_found.tag': () => library.tagMissing,
  'not_found.saved_filter': () => library.savedFilterMissing,
  'version_conflict.folder': () => library.folderChanged,
  'version_conflict.tag': () => library.tagChanged,
  'name_taken.folder': () => library.folderExists,
  'name_taken.tag': () => library.tagExists,
  'name_taken.saved_filter': () => library.savedFilterExists,
  'not_found.kit': () => kits.kitMissing,
  'not_found.logo': () => kits.logoMissing,
  'version_conflict.kit': () => kits.kitChanged,
  'name_taken.kit': () => kits.kitExists,
  'bad_request.kit_limit': ({ max }: { max: number }) => kits.tooManyKits(max),
  'bad_request.logo_limit': ({ max }: { max: number }) => kits.tooManyLogos(max),
  'bad_request.folder_nesting': () => library.foldersNestOnce,
  'bad_request.folder_limit': ({ max }: { max: number }) => library.tooManyFolders(max),
  'bad_request.tag_limit': ({ max }: { max: number }) => library.tooManyTags(max),
  'bad_request.saved_filter_limit': ({ max }: { max: number }) => library.tooManySavedFilters(max),
  dynamic_content: () => m.dynamicContent,
  'bad_request.only_addresses': () => m.onlyAddresses,
  project_limit_reached: ({ plan }: { plan: PlanId }) => {
    const { savedCodes } = plans[plan];
    const label = planLabels[plan];
    const larger = findPlan((each) => each.savedCodes > savedCodes);
    return larger
      ? m.projectLimitOfPlan(savedCodes, label, planLabels[larger.id], larger.savedCodes)
      : m.projectLimit(savedCodes, label);
  },
  dynamic_limit_reached: ({ plan }: { plan: PlanId }) => {
    const { dynamicCodes } = plans[plan];
    const label = planLabels[plan];
    const larger = findPlan((each) => each.dynamicCodes > dynamicCodes);
    return larger
      ? m.dynamicLimitOfPlan(dynamicCodes, label, planLabels[larger.id], larger.dynamicCodes)
      : m.dynamicLimit(dynamicCodes, label);
  },
  'bad_request.same_key': () => bulk.sameKey,
  'bad_request.in_bin': () => bulk.inBin,
  'bad_request.slug_fixed': ({ slug }: { slug: string }) => bulk.slugFixed(slug),
  slug_needs_pro: () =>
    m.slugNeedsPlan(planLabels[findPlan(({ customSlugs }) => customSlugs)?.id ?? 'pro']),
  slug_taken: () => m.slugTaken,
  'slug_taken.deleted': ({ slug }: { slug: string }) => m.codeDeleted(slug),
  'slug_taken.in_use': ({ slug }: { slug: string }) => m.codeInUse(slug),
  'bad_request.symbol': ({ slug }: { slug: string }) => m.symbolWithoutCode(slug),
  link_disabled: () => m.linkDisabled,
  'bad_request.schedule': () => m.endBeforeStart,

  'bad_request.period_reversed': () => m.periodReversed,
  'bad_request.period_length': () => m.periodTooLong,
  'bad_request.day': ({ day }: { day: string }) => m.dayUnknown(day),
  'bad_request.time_zone': ({ zone }: { zone: string }) => m.zoneUnknown(zone),

  'target_invalid.empty': () => m.targetMissing,
  'target_invalid.length': () => m.targetTooLong(URL_MAX_LENGTH),
  'target_invalid.encoded': ({ max, length }: { max: number; length: number }) =>
    m.targetTooLongEncoded(max, length),
  'target_invalid.characters': () => m.targetCharacters,
  'target_invalid.backslash': () => m.targetBackslash,
  'target_invalid.scheme': () => m.targetScheme,
  'target_invalid.password': () => m.targetPassword,
  'target_invalid.host': () => m.targetHost,
  'target_invalid.loop': () => m.targetLoop,
  'target_invalid.not_public': () => m.targetNotPublic,
  target_blocked: ({ host }: { host: string }) => m.targetBlocked(host),
} satisfies { [name in ErrorCode | `${ErrorCode}.${string}`]?: (params: never) => string };

export type ErrorTextName = keyof typeof texts;
export type ErrorParams<Name extends ErrorTextName> = Parameters<(typeof texts)[Name]>[0];

export function errorText<Name extends ErrorTextName>(
  name: Name,
  params: ErrorParams<Name>,
): string {
  return (texts[name] as (params: unknown) => string)(params);
}

/**
 * The text of an error response; `undefined` if its code is not listed.
 * @throws {TypeError} when a server of another version has sent other parameters
 */
export function findErrorText({ code, reason, params }: ErrorBody): string | undefined {
  const name = reason === undefined ? code : `${code}.${reason}`;
  if (!Object.hasOwn(texts, name)) return undefined;
  return errorText(name as ErrorTextName, params as never);
}
