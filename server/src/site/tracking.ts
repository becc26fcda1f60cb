import type { TrackGenerationBody } from '@everscan/contract/downloads.schemas';
import { CodeError } from '@everscan/core/code-error';
import { type Content, contentTypeOf, encodeContent } from '@everscan/core/content/index';
import type { IpStorage } from '../environment.ts';
import type { Actor, Visitor } from '../platform/http/caller.ts';
import { badRequest } from '../platform/http/http-error.ts';
import { truncateAddress, unmapAddress } from '../platform/http/network.ts';
import { faultText } from '../platform/http/presenter.ts';
import type { insertGeneration } from './tracking.store.ts';

type Generation = Parameters<typeof insertGeneration>[1];

/** What a request says of the person who downloaded a code. */
type Sender = {
  address: string;
  /** Whether the visitor sent `Sec-GPC: 1` (Global Privacy Control). */
  optedOut: boolean;
};

/**
 * Returns the row to store for a download.
 * @throws {HttpError} 400 when the content cannot be encoded, so that no such code exists
 */
export function toGeneration(
  caller: Actor | Visitor,
  { type, data, style }: TrackGenerationBody,
  sender: Sender,
  ipStorage: IpStorage,
): Generation {
  const ip = sender.optedOut ? null : storedAddress(sender.address, ipStorage);
  return {
    created_at: caller.now,
    type,
    style,
    data: JSON.stringify(trackedData({ type, data } as Content)),
    ip,
    ip_is_full: ip !== null && ipStorage === 'full' ? 1 : 0,
    user_id: caller.user ?? null,
  };
}

/** The part of a code's content that may be stored: an address, a name, or nothing. */
function trackedData(content: Content): object {
  const type = contentTypeOf(content.type);
  // The browser does not send the content of these types, so there is nothing to check.
  if (!type.tracked) return {};
  const data = content.data.rules ? content.data : type.normalise(content.data);
  try {
    encodeContent({ type: type.id, data } as Content);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    throw badRequest(`data${error.field ? `.${error.field}` : ''}: ${faultText(error.fault)}`);
  }
  return type.tracked(data);
}

function storedAddress(address: string, ipStorage: IpStorage): string | null {
  if (address === '' || ipStorage === 'none') return null;
  return ipStorage === 'full' ? unmapAddress(address) : (truncateAddress(address) ?? null);
}
