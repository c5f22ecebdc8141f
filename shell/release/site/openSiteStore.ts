import type { SiteSettings } from '../../workspace/settings';
import { openBucket } from './bucket';
import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';
import type { SiteStore } from './store';

/** Opens the store that the environment names: a bucket, or else a folder. */
export async function openSiteStore({
  siteDir,
  bucket,
}: Pick<SiteSettings, 'siteDir' | 'bucket'>): Promise<SiteStore> {
  return bucket ? bucketStore(await openBucket(bucket), siteDir) : folderStore(siteDir);
}
