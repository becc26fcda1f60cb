import type { Config } from '../../config.ts';
import type { BlockList } from '../../targets/block-list.ts';
import { checkTarget } from '../../targets/check-target.ts';
import type { LinkRules } from './link-change.ts';

/** The rules that follow from a server's configuration. */
export function buildLinkRules(
  { publicUrl, shortUrl, smtpUrl }: Pick<Config, 'publicUrl' | 'shortUrl' | 'smtpUrl'>,
  blockList: BlockList,
): LinkRules {
  const ownHosts = [publicUrl, shortUrl].map((url) => new URL(url).hostname);
  return {
    shortUrl,
    checkTarget: (url) => checkTarget(url, { ownHosts, blockList }),
    // Without mail nobody could confirm an address.
    needsVerifiedAddress: smtpUrl !== undefined,
  };
}
