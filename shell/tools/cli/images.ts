import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { papersOf } from '../images/licences';
import { writeSiteImage } from '../images/siteImage';
import { run } from '../../workspace/processes';
import { WORKSPACE } from '../../workspace/workspace';
import { command } from './command';

// npm run images: writes what the container images hold, and the papers of the release. Needs the builds.
await command(async () => {
  const folder = join(WORKSPACE, '.images');
  const papers = papersOf();
  await rm(folder, { recursive: true, force: true });
  await run('npm', ['run', '-s', 'image', '-w', '@school/backend', '--', join(folder, 'api')]);
  await writeSiteImage(join(folder, 'site'));
  for (const image of ['api', 'site']) {
    await mkdir(join(folder, image), { recursive: true });
    await writeFile(join(folder, image, 'sbom.cdx.json'), papers.bom);
    await writeFile(join(folder, image, 'licences.md'), papers.licences);
  }
  console.log(`${folder}/api\n${folder}/site`);
});
