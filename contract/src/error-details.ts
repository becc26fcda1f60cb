/** Header with an error's `code`, `reason` and `params` as JSON; the body is plain text. */
export const ERROR_DETAILS_HEADER = 'error-details';
