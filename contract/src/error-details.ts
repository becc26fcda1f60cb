/** JSON of an error's `code`, `reason` and `params`, beside a body that is plain text. */
export const ERROR_DETAILS_HEADER = 'error-details';
