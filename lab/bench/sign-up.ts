/** Registers the first user of a new server. Returns the session's cookies. */
export async function signUp(url: string): Promise<string> {
  const credentials = { email: 'owner@example.com', password: 'correct horse' };
  const response = await postJson(`${url}/api/register`, credentials);
  return response.headers
    .getSetCookie()
    .map((line) => line.replace(/;.*/, ''))
    .join('; ');
}

/** Sends JSON. @throws unless the response is a success */
export async function postJson(url: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}
