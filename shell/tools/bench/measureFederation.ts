import { join } from 'node:path';
import { federationFiles } from '../../../shared/vite/appManifest';
import { checkNoReact, federationBytes } from '../../../shared/vite/checks';
import { readChunks } from '../../../shared/vite/chunks';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';
import { KB, type Measure } from './measure';

/** Measures what federation adds to a remote, on disk. */
export const measureFederation: Measure = async () => {
  const sizes = await Promise.all(
    remoteNames().map(async (name) => {
      const folder = join(WORKSPACE, name, 'dist');
      const files = federationFiles(name, await readChunks(folder));
      return { name, kb: (await federationBytes(folder, files)) / KB, hasReact: await hasReact(folder) };
    }),
  );
  const largest = sizes.reduce((a, b) => (b.kb > a.kb ? b : a));
  const withReact = sizes.filter(({ hasReact }) => hasReact).map(({ name }) => name);
  return [
    {
      what: "Federation's own bytes in a remote, gzip",
      figure: largest.kb,
      format: 'KB',
      goal: 15,
      from: `the largest of ${sizes.length}: ${largest.name}`,
    },
    {
      what: 'Remotes that contain React',
      figure: withReact.length,
      format: 'count',
      goal: 0,
      from: withReact.join(', ') || 'strings that every build of React contains',
    },
  ];
};

function hasReact(folder: string): Promise<boolean> {
  return checkNoReact(folder).then(
    () => false,
    () => true,
  );
}
