import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { PassCertificates } from '../../platform/config/passSettings';

/** What a certificate of Apple has in its place. */
const subject = [
  { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.music-school.ticket' },
  { name: 'commonName', value: 'Pass Type ID: pass.example.music-school.ticket' },
  { name: 'organizationalUnitName', value: 'LOCAL00000' },
];

/**
 * Makes a key and a certificate in place of Apple's. A pass that it signs is whole, but no phone trusts it.
 * @param until the end of the certificate
 */
export function localCertificates(until?: Date): PassCertificates {
  const { certificate, key } = selfIssued({ subject, until });
  return { certificate, key, authority: certificate };
}

interface Wanted {
  subject: forge.pki.CertificateField[];
  /** The end of the certificate. */
  until?: Date | undefined;
  extensions?: object[];
}

/** Makes a key and a certificate that issues itself, as PEM texts. */
export function selfIssued({
  subject: of,
  until = new Date('2120-01-01T00:00:00Z'),
  extensions = [],
}: Wanted) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  certificate.validity.notAfter = until;
  certificate.setSubject(of);
  certificate.setIssuer(of);
  certificate.setExtensions(extensions);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}
