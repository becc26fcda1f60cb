import type { ModeratedLink } from '@everscan/contract/site.schemas';
import * as m from '@everscan/messages/validation';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { LinkBadges } from './link-badges.tsx';
import { LinkFacts } from './link-facts.tsx';

/** The longest search text that the server accepts. */
const MAX_LENGTH = 2048;

type DisabledCodesProps = {
  links: readonly ModeratedLink[];
  /** The number of disabled codes; undefined while it is unknown. */
  count: number | undefined;
  /** The code to which the list is limited; empty for the latest codes. */
  code: string;
  /** Whether `links` is the result for `code`. */
  isKnown: boolean;
  onFind: (code: string) => void;
  isBusy: boolean;
  onEnable: (code: string) => void;
};

export function DisabledCodes(props: DisabledCodesProps) {
  const { links, count, code, isKnown, onFind, isBusy, onEnable } = props;
  const hidden = code || count === undefined ? 0 : count - links.length;
  if (links.length === 0 && !code) return null;
  return (
    <section aria-labelledby="disabled-title" className="mt-12">
      <h2 id="disabled-title" className="font-semibold text-lg">
        Disabled
        {count !== undefined && (
          <span className="ms-2 font-normal text-muted tabular-nums">{count}</span>
        )}
      </h2>
      {(code || hidden > 0) && <FindCode onFind={onFind} />}
      <Card className="mt-4">
        {links.length === 0 ? (
          <p className="p-5 text-muted text-sm sm:px-6">
            {isKnown ? 'No disabled code matches.' : 'The code appears here once it has loaded.'}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {links.map((link) => (
              <li
                key={link.code}
                className="grid gap-4 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6"
              >
                <div className="min-w-0 space-y-2">
                  <LinkBadges link={link} />
                  <LinkFacts link={link} />
                </div>
                <Button
                  look="secondary"
                  className="justify-self-start"
                  isBusy={isBusy}
                  aria-label={`Re-enable code ${link.code}`}
                  onClick={() => onEnable(link.code)}
                >
                  Re-enable code
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {hidden > 0 && (
        <p className="mt-4 text-muted text-sm">
          {hidden === 1
            ? '1 more code is disabled. Find it above.'
            : `${hidden} more codes are disabled. Find one above.`}
        </p>
      )}
    </section>
  );
}

function FindCode({ onFind }: Pick<DisabledCodesProps, 'onFind'>) {
  const [error, setError] = useState<string>();
  return (
    <form
      className="mt-4 flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code')).trim();
        const isTooLong = code.length > MAX_LENGTH;
        setError(isTooLong ? m.reportedCodeTooLong : undefined);
        if (!isTooLong) onFind(code);
      }}
    >
      <div className="max-w-sm grow">
        <FormField
          label="Disabled code or short link"
          name="code"
          hint="Leave it empty to list the latest."
          error={error}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" look="secondary" className="mt-6.5 h-11">
        Find code
      </Button>
    </form>
  );
}
