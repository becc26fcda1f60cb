import type { Socket } from 'node:net';
import type { App } from './app-type.ts';

export type UnsentLimit = {
  /** How many bytes of responses may wait in memory until clients take them. */
  maxBytes: number;
  /** Pause between two measurements, in ms. */
  checkMs: number;
};

export const defaultUnsentLimit: UnsentLimit = { maxBytes: 96 << 20, checkMs: 250 };

/** Above the limit, connections are closed until this share of it waits, so that the next check finds room. */
const REMAINING_SHARE = 3 / 4;

/** How often a connection must have been measured before it may be closed. */
const CHECKS_MIN = 4;

type Reader = {
  socket: Socket;
  /** Bytes that the client had taken at the last check. */
  taken: number;
  /** Bytes per check that the client took lately. */
  speed: number;
  /** Checks in a row at which bytes were waiting for the client. */
  checks: number;
};

/**
 * Limits the bytes that wait for clients. Above the limit, it closes the connections whose clients take them
 * most slowly. Downloads that advance survive, because a client that only wants to occupy memory takes less.
 */
export function limitUnsentBytes(app: App, { maxBytes, checkMs }: UnsentLimit): void {
  const connections = new Map<Socket, Reader>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { socket, taken: 0, speed: 0, checks: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  function check(): void {
    let unsent = 0;
    const slow: Reader[] = [];
    for (const reader of connections.values()) {
      const waiting = reader.socket.writableLength;
      unsent += waiting;
      if (waiting === 0) reader.checks = 0;
      else if (measure(reader).checks >= CHECKS_MIN) slow.push(reader);
    }
    if (unsent <= maxBytes || slow.length === 0) return;
    slow.sort((a, b) => a.speed - b.speed);
    let closed = 0;
    for (const { socket } of slow) {
      if (unsent <= maxBytes * REMAINING_SHARE) break;
      unsent -= socket.writableLength;
      socket.destroy();
      closed++;
    }
    app.log.warn(
      { closed },
      'too many bytes wait for slow clients; closed the slowest connections',
    );
  }

  const timer = setInterval(check, checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function measure(reader: Reader): Reader {
  const taken = takenFrom(reader.socket);
  reader.speed = reader.checks === 0 ? 0 : (reader.speed + taken - reader.taken) / 2;
  reader.taken = taken;
  reader.checks++;
  return reader;
}

/**
 * How many bytes the system has accepted for a client. `bytesWritten` of a socket also counts those that wait
 * in this process; Node's own timeout tells slow clients from stopped ones by the same two numbers.
 */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

type Handle = { bytesWritten: number; writeQueueSize: number };
