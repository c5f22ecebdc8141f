import { X509Certificate } from 'node:crypto';
import { subjectOf, type PassCertificates } from '../../platform/config/passSettings';
import { localCertificates } from './localCertificates';

/** What signs a pass, and the names that it must have in it. */
export interface PassSigner extends PassCertificates {
  passType: string;
  team: string;
}

let local: PassCertificates | undefined;

/** Returns the signer of passes. Certificates of this process are made at their first use. */
export function passSignerOf(passes: PassCertificates | 'local'): PassSigner {
  const certificates = passes === 'local' ? (local ??= localCertificates()) : passes;
  return { ...certificates, ...subjectOf(new X509Certificate(certificates.certificate)) };
}
