// @ts-check
// Runs in its own thread, started by renderThread.ts: loads a render module and calls its functions on request. It is
// plain JavaScript, because starting a TypeScript loader takes longer than rendering most pages.
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ id: number, method: string, argument: unknown }} Call */

const port = parentPort;
if (!port) throw new Error('This module is the start of a thread');

/**
 * Returns an error's message with its causes.
 * @param {unknown} error
 * @returns {string}
 */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} (${messageOf(error.cause)})` : error.message;
}

/** @type {Promise<Record<string, unknown>>} */
const loaded = import(workerData.module).then((module) => {
  if (!module[workerData.name]) throw new Error(`it does not export ${workerData.name}`);
  return module[workerData.name];
});

loaded.then(
  () => port.postMessage({ id: 0 }),
  (error) => port.postMessage({ id: 0, error: messageOf(error) }),
);

port.on('message', async (/** @type {Call} */ { id, method, argument }) => {
  try {
    const call = (await loaded)[method];
    const value = typeof call === 'function' ? await call(argument) : undefined;
    port.postMessage({ id, value });
  } catch (error) {
    port.postMessage({ id, error: messageOf(error) });
  }
});
