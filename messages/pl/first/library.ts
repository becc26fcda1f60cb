export const codeGoneTitle = 'Nie znaleziono kodu';
export const codeGone = 'Został usunięty albo należy do innego konta.';
