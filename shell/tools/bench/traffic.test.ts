import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { watchTraffic, type NetworkEvents } from './traffic';

const ORIGIN = 'http://localhost';

/** Fakes a window's network events of the DevTools protocol. */
function network() {
  const events = new EventEmitter();
  return {
    protocol: events as unknown as NetworkEvents,
    ask: (requestId: string, path: string) =>
      events.emit('Network.requestWillBeSent', { requestId, request: { url: ORIGIN + path } }),
    answer: (requestId: string, mimeType: string) =>
      events.emit('Network.responseReceived', { requestId, response: { mimeType } }),
    end: (requestId: string, encodedDataLength: number) =>
      events.emit('Network.loadingFinished', { requestId, encodedDataLength }),
  };
}

it('settles although a stream stays open', async () => {
  const { protocol, ask, answer, end } = network();
  const traffic = watchTraffic(protocol);
  ask('1', '/donate');
  ask('2', '/api/projects/stream');
  answer('2', 'text/event-stream');
  end('1', 900);
  await traffic.rest();
  expect(traffic.transfers()).toEqual([{ url: `${ORIGIN}/donate`, bytes: 900 }]);
});

it('lists what is still loading on timeout', async () => {
  const { protocol, ask, answer } = network();
  const traffic = watchTraffic(protocol, 60);
  ask('1', '/donate');
  answer('1', 'text/html');
  await expect(traffic.rest()).rejects.toThrow(`Still loading: ${ORIGIN}/donate`);
});
