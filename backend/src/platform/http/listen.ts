import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { codeOf, StartError } from '../core/startError';

const drainMs = 10_000;

interface Place {
  /** The name of the server, for messages. */
  name: string;
  variable: string;
  host: string;
  port: number;
}

/** Number of requests under way by connection, for each server. */
const connectionsOf = new WeakMap<Server, Map<Socket, number>>();

/**
 * Listens on a port and returns it.
 * @throws StartError when the port is unavailable
 */
export function listenOn(server: Server, { name, variable, host, port }: Place): Promise<number> {
  countRequests(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason = codeOf(error) === 'EADDRINUSE' ? 'is taken' : `cannot be used (${codeOf(error)})`;
      const way = `stop what runs there, or set ${variable}`;
      reject(new StartError(`Cannot start, port ${port} of the ${name} ${reason}: ${way}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Counts the requests of each connection, and closes a connection without any while the server drains. */
function countRequests(server: Server): void {
  const connections = new Map<Socket, number>();
  connectionsOf.set(server, connections);
  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    // A proxy that keeps connections learns that this one ends before it sends another request.
    if (!server.listening) response.shouldKeepAlive = false;
    response.once('close', () => {
      const left = (connections.get(socket) ?? 1) - 1;
      if (connections.has(socket)) connections.set(socket, left);
      if (!server.listening && left === 0) socket.end();
    });
  });
}

/**
 * Stops accepting requests, lets running ones finish, and aborts the rest after a while. Closes connections without a
 * request at once, including unused ones: Node.js does not count them as idle, and proxies open some in advance.
 */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    for (const [socket, requests] of connectionsOf.get(server) ?? []) if (requests === 0) socket.destroy();
  });
}
