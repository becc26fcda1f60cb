/** The number of a request that failed, on the page that says so. A person sends it to the operator. */

export const requestNumber = (id: string) => `Last failed request: <id>${id}</id>`;
export const copyRequest = 'Copy number';
export const requestCopied = 'Copied';
