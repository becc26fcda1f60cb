export const codeGoneTitle = 'Codice non trovato';
export const codeGone = 'È stato eliminato o appartiene a un altro account.';
