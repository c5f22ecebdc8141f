import type { ServiceContext } from '../../platform/db/context';
import type { FileStore } from '../../platform/uploads/fileStore';
import type { SentMails } from './sentMails';

export interface PeopleContext extends ServiceContext {
  files: FileStore;
  sentMails: SentMails;
}
