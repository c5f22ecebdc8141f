import type { ServiceContext } from '../db/context';
import type { SignedTokens } from '../core/signedTokens';
import type { FileStore } from './fileStore';

/** The kind of effect that removes what nobody claimed. */
export const expireKind = 'upload.expire';

/** What is needed to know an upload by its ticket. */
export interface TicketContext extends ServiceContext {
  signed: SignedTokens;
}

/** What is needed to keep files as well. */
export interface UploadContext extends TicketContext {
  files: FileStore;
}
