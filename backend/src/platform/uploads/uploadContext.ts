import type { ServiceContext } from '../db/context';
import type { SignedTokens } from '../core/signedTokens';
import type { FileStore } from './fileStore';

/** The kind of effect that deletes unclaimed files. */
export const expireKind = 'upload.expire';

/** The dependencies of finding an upload by its ticket. */
export interface TicketContext extends ServiceContext {
  signed: SignedTokens;
}

/** The dependencies of storing files. */
export interface UploadContext extends TicketContext {
  files: FileStore;
}
