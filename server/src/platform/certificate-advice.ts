/** What OpenSSL calls a certificate whose issuer it does not know (`X509_V_ERR_…`). */
const UNKNOWN_ISSUER =
  /\b(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT(?:_LOCALLY)?|VERIFY_LEAF_SIGNATURE))\b/;

/**
 * What the operator can do about a server whose certificate was refused.
 * @param code of the error, or a text with it
 * @param whereToTrust how to make a certificate known, as the end of a sentence
 * @returns undefined for other errors
 */
export function certificateAdvice(code: string, whereToTrust: string): string | undefined {
  if (UNKNOWN_ISSUER.test(code)) {
    return `Its certificate, or that of its issuer, is not known here: ${whereToTrust}.`;
  }
  if (code.includes('ERR_TLS_CERT_ALTNAME_INVALID')) {
    return 'Its certificate is for another host: use a name that is in the certificate.';
  }
  return code.includes('CERT_HAS_EXPIRED') ? 'Its certificate has expired: renew it.' : undefined;
}

export const TRUST_MAIL_SERVER =
  'start the server with a file that contains it (PEM) in the environment variable NODE_EXTRA_CA_CERTS, not in .env';
export const TRUST_DATABASE = 'add sslrootcert=FILE with it (PEM) to the query of DATABASE_URL';
