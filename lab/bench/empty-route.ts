import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';

// The simplest possible Fastify server, in a separate process.
const app = fastify();
app.get('/', async () => ({ success: true }));
app.post('/', async () => ({ success: true }));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
