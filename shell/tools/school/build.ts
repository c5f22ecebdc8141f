import { createRequire } from 'node:module';
import { run } from '../../workspace/processes';
import { Refusal } from '../../workspace/refusal';

/** Builds the remote in this folder. */
export async function build(args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new Refusal(`Unknown argument: ${args.join(' ')}`);
  const { resolve: find } = createRequire(import.meta.url);
  const loader = import.meta.resolve('tsx');
  await run(process.execPath, ['--import', loader, find('@school/shared/vite/build'), process.cwd()], {
    cwd: process.cwd(),
  });
}
