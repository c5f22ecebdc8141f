import type { Settings } from '../config/settings';
import { bucketStore } from './bucketStore';
import type { FileStore } from './fileStore';
import { folderStore } from './folderStore';

/** Opens the store of files that the environment configures. @throws StartError with a message of one line */
export const openFiles = async ({
  bucket,
  dataDir,
}: Pick<Settings, 'bucket' | 'dataDir'>): Promise<FileStore> =>
  bucket ? bucketStore(bucket) : folderStore(dataDir);
