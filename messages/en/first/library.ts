// A code in the address of the generator
export const codeGoneTitle = 'Code not found';
export const codeGone = 'It was deleted, or it belongs to another account.';
