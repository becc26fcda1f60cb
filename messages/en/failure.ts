/** The ID of a request that failed, on the page that says so. A person sends it to the operator. */

export const requestNumber = (id: string) =>
  `Request ID (include it when you contact us): <id>${id}</id>`;
export const copyRequest = 'Copy ID';
export const requestCopied = 'Copied';
