import type { Settings } from '../config/settings';
import { bucketStore } from './bucketStore';
import type { FileStore } from './fileStore';
import { folderStore } from './folderStore';

/** Opens the place where the environment wants files to be kept. @throws StartError readable in one line */
export const openFiles = async ({
  bucket,
  dataDir,
}: Pick<Settings, 'bucket' | 'dataDir'>): Promise<FileStore> =>
  bucket ? bucketStore(bucket) : folderStore(dataDir);
