import type { TrackGenerationBody } from '@everscan/contract/api/tracking';
import { CodeError } from '@everscan/core/code-error';
import { type Content, contentTypeOf, encodeContent } from '@everscan/core/content/index';
import type { IpStorage } from '../../config.ts';
import { badRequest } from '../../http/http-error.ts';
import { truncateAddress, unmapAddress } from '../../http/network.ts';
import type { Generation } from './tracking.store.ts';

/** Who downloaded, as far as it may be kept. */
export type Visitor = {
  address: string;
  /** `Sec-GPC: 1`: the visitor asked not to be tracked (Global Privacy Control). */
  optedOut: boolean;
  userId: number | null;
};

/**
 * The row to store for a download.
 * @throws {HttpError} 400 when the content cannot be encoded: there was no such code to download.
 */
export function toGeneration(
  { type, data, style }: TrackGenerationBody,
  visitor: Visitor,
  ipStorage: IpStorage,
  now: number,
): Generation {
  const told = tellable({ type, data } as Content);
  const ip = visitor.optedOut ? null : storedAddress(visitor.address, ipStorage);
  return {
    created_at: now,
    type,
    style,
    data: JSON.stringify(told),
    ip,
    ip_is_full: ip !== null && ipStorage === 'full' ? 1 : 0,
    user_id: visitor.userId,
  };
}

/** What may be kept of a code's content, by its type: an address, a name, or nothing at all. */
function tellable(content: Content): object {
  const type = contentTypeOf(content.type);
  // There is nothing to check either: what could not be encoded was not even sent.
  if (!type.tracked) return {};
  const data = type.normalise(content.data);
  try {
    encodeContent({ type: type.id, data } as Content);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    throw badRequest(`data${error.field ? `.${error.field}` : ''}: ${error.message}`);
  }
  return type.tracked(data);
}

function storedAddress(address: string, ipStorage: IpStorage): string | null {
  if (address === '' || ipStorage === 'none') return null;
  return ipStorage === 'full' ? unmapAddress(address) : (truncateAddress(address) ?? null);
}
