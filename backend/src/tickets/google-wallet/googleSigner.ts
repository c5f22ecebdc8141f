import type { GoogleWalletSettings } from '../../platform/config/googleWalletSettings';
import { localCertificates } from '../wallet/localCertificates';

let local: GoogleWalletSettings | undefined;

/** Returns who writes passes. The key of this process is made at its first use. */
export const googleSignerOf = (settings: GoogleWalletSettings | 'local'): GoogleWalletSettings =>
  settings === 'local'
    ? (local ??= {
        issuer: '0',
        account: 'passes@music-school.invalid',
        key: localCertificates().key,
      })
    : settings;
