import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildOutbound, OutboundError } from './outbound.ts';

async function serve(listener: RequestListener): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, requests };
}

const hello: RequestListener = (_, response) => response.end('hello');

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
])('refuses the address %s, both given directly and behind a host name', async (address) => {
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address, family: address.includes(':') ? 6 : 4 },
  ];
  const call = buildOutbound({ allowed: [], resolve });
  await expect(call('https://provider.example/')).rejects.toThrow(/not public/);
  const host = address.includes(':') ? `[${address}]` : address;
  await expect(call(`https://${host}/`)).rejects.toThrow(/not public/);
});

test.each(['https://0x7f.1/', 'https://2130706433/', 'https://0177.0.0.1/'])(
  'refuses %s, which is another spelling of a local address',
  async (url) => {
    await expect(buildOutbound({ allowed: [] })(url)).rejects.toThrow(/not public/);
  },
);

test.each(['http://provider.example/', 'ftp://provider.example/', 'file:///etc/passwd'])(
  'refuses %s: only https is allowed, unless the host is listed',
  async (url) => {
    await expect(buildOutbound({ allowed: [] })(url)).rejects.toThrow(/https/);
    await expect(buildOutbound({ allowed: ['10.0.0.0/8'] })(url)).rejects.toThrow(/https/);
  },
);

test('connects to the address that it checked, even if the name resolves to another one in the meantime', async () => {
  const { port, requests } = await serve(hello);
  const answers = ['127.0.0.1', '127.0.0.9', '127.0.0.9'];
  let questions = 0;
  const call = buildOutbound({
    allowed: ['provider.example'],
    resolve: async () => [{ address: String(answers[questions++]), family: 4 }],
  });
  const response = await call(`http://provider.example:${port}/x`);
  expect([response.status, await response.text()]).toEqual([200, 'hello']);
  expect([questions, requests]).toEqual([1, ['GET /x']]);
});

test('refuses a name that moves into a private network', async () => {
  const { port, requests } = await serve(hello);
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const call = buildOutbound({ allowed: ['10.0.0.0/8', 'other.example'], resolve });
  await expect(call(`https://provider.example:${port}/`)).rejects.toThrow(/not public/);
  expect(requests).toEqual([]);
});

test.each([['127.0.0.0/8'], ['127.0.0.1']])(
  'calls an address in an allowed network: %s',
  async (network) => {
    const { port } = await serve((request, response) => request.pipe(response));
    const call = buildOutbound({ allowed: [network] });
    const body = new URLSearchParams({ a: 'b' });
    const response = await call(`http://127.0.0.1:${port}/`, { method: 'POST', body });
    expect(await response.text()).toBe('a=b');
  },
);

test('does not follow redirects', async () => {
  const { port, requests } = await serve((_, response) =>
    response.writeHead(302, { location: '/elsewhere' }).end(),
  );
  const call = buildOutbound({ allowed: ['127.0.0.1'] });
  await expect(call(`http://127.0.0.1:${port}/`)).rejects.toThrow(/redirect/);
  expect(requests).toEqual(['GET /']);
});

/** Calls a server that sends `status` with a body. */
async function callFor(status: string) {
  const { port } = await serve(({ socket }) =>
    socket.end(`HTTP/1.1 ${status} X\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno`),
  );
  return buildOutbound({ allowed: ['127.0.0.1'], timeoutMs: 5_000 })(`http://127.0.0.1:${port}/`);
}

test.each(['099', '600', '999'])('fails on the invalid status %s', async (status) => {
  await expect(callFor(status)).rejects.toThrow(OutboundError);
});

test('ignores the body of a response with status 205', async () => {
  expect(await callFor('205')).toMatchObject({ status: 205, body: null });
});

test('stops reading after a megabyte, and stops waiting after the time limit', async () => {
  const chunk = Buffer.alloc(64 * 1024);
  const endless = await serve((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  });
  const call = buildOutbound({ allowed: ['127.0.0.1'], timeoutMs: 60_000 });
  await expect(call(`http://127.0.0.1:${endless.port}/`)).rejects.toThrow(/megabyte/);
  const silent = await serve(() => {});
  const hurried = buildOutbound({ allowed: ['127.0.0.1'], timeoutMs: 50 });
  await expect(hurried(`http://127.0.0.1:${silent.port}/`)).rejects.toThrow(/timeout/);
  const trickling = await serve((_, response) => {
    response.write('a');
  });
  await expect(hurried(`http://127.0.0.1:${trickling.port}/`)).rejects.toThrow(/timeout/);
  const lost = buildOutbound({ allowed: [], timeoutMs: 50, resolve: () => new Promise(() => {}) });
  await expect(lost('https://provider.example/')).rejects.toThrow(/timeout/);
});
