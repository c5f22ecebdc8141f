import { join, resolve } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace';
import { packInto } from '../pack/pack';
import { command } from './command';

// npm run pack [-- FOLDER]: packs @school/shared and @school/tools for remotes in repositories of their own.
await command(async () => {
  const folder = resolve(process.argv[2] ?? join(WORKSPACE, '.packages'));
  for (const archive of await packInto(folder)) console.log(archive);
});
