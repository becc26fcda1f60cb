import { site } from '@everscan/contract/site';

/** A link for writing an email to the operator of this site. */
export function OperatorMail() {
  const { email } = site.operator;
  return (
    <a href={`mailto:${email}`} className="rounded text-ink underline underline-offset-4">
      {email}
    </a>
  );
}
