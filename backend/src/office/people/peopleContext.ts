import type { ServiceContext } from '../../platform/db/context';
import type { Features } from '../../platform/feature/gatherFeatures';
import type { FileStore } from '../../platform/uploads/fileStore';
import type { SentMails } from '../../platform/mail/sentMails';

export interface PeopleContext extends ServiceContext {
  features: Pick<Features, 'records'>;
  files: FileStore;
  sentMails: SentMails;
}
