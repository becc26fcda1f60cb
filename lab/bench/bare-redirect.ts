import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The simplest possible redirect, in a separate process.
const head = ['location', 'https://shop.example/menu', 'content-length', '0'];
const server = createServer((_request, response) => {
  response.writeHead(302, head).end();
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
