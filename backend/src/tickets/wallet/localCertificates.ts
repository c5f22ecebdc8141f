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
 * Makes a key and a certificate that issues itself, in place of Apple's. A pass that it signs is whole, but no phone
 * trusts it.
 * @param until the end of the certificate
 */
export function localCertificates(until = new Date('2120-01-01T00:00:00Z')): PassCertificates {
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
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  const pem = forge.pki.certificateToPem(certificate);
  return { certificate: pem, key: privateKey, authority: pem };
}
