import { z } from 'zod';
import type { Visitor } from './throttle';

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())]).rest(z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

/** Memory of the engine itself: compiled code with its metadata, and the document's. */
const NOT_OBJECTS = new Set(['code', 'native', 'object shape']);

/**
 * Returns how many bytes scripts hold in objects, strings and functions of a heap snapshot. Compiled code is excluded,
 * because an engine recompiles hot code and discards code at any time.
 */
export function bytesOfObjects(snapshot: string): number {
  const {
    snapshot: { meta },
    nodes,
  } = snapshotSchema.parse(JSON.parse(snapshot));
  const width = meta.node_fields.length;
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const [types] = meta.node_types;
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += width) {
    if (!NOT_OBJECTS.has(types[nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/** Takes a snapshot of a page's heap after garbage collection. */
export async function takeHeapSnapshot({ protocol }: Visitor): Promise<string> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  for (let time = 0; time < 3; time++) await protocol.send('HeapProfiler.collectGarbage');
  protocol.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  protocol.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return chunks.join('');
}
