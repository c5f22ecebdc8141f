import { createHash, verify, X509Certificate } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import forge from 'node-forge';
import { localCertificates } from '../tickets/wallet/localCertificates';

interface PassField {
  key: string;
  value: string;
}

/** What a pass says. */
interface PassJson {
  serialNumber: string;
  passTypeIdentifier: string;
  teamIdentifier: string;
  barcodes?: { message: string; altText: string }[];
  voided?: boolean;
  webServiceURL: string;
  authenticationToken: string;
  eventTicket: Record<string, PassField[]>;
  relevantDate: string;
  expirationDate: string;
}

/** Reads a pass as a phone does: each file must be the listed one, and the list be signed. @throws when it is not */
export function readPass(bytes: Buffer): { json: PassJson; files: string[]; fields: Record<string, string> } {
  const files = unzipSync(bytes);
  const { 'manifest.json': manifest, signature, ...listed } = files;
  if (!manifest || !signature) throw new Error('The pass is not signed');
  const digests = Object.entries(listed).map(([name, file]) => [
    name,
    createHash('sha1').update(file).digest('hex'),
  ]);
  const expected = JSON.stringify(Object.fromEntries(digests.toSorted()));
  const found = Object.entries(JSON.parse(strFromU8(manifest)) as Record<string, string>);
  if (JSON.stringify(Object.fromEntries(found.toSorted())) !== expected)
    throw new Error('A file is not the listed one');
  checkSignature(manifest, signature);
  const json = JSON.parse(strFromU8(listed['pass.json']!)) as PassJson;
  const fields = Object.values(json.eventTicket).flatMap((some) =>
    some.map(({ key, value }) => [key, value]),
  );
  return { json, files: Object.keys(listed), fields: Object.fromEntries(fields) as Record<string, string> };
}

/** The parts of a signature (CMS) that its library reads. */
interface ReadSignature {
  certificates: forge.pki.Certificate[];
  rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[]; digestAlgorithm: string };
}

function checkSignature(manifest: Uint8Array, signature: Uint8Array): void {
  const der = forge.util.createBuffer(Buffer.from(signature).toString('binary'));
  const read = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der)) as unknown as ReadSignature;
  const { authenticatedAttributes, digestAlgorithm, signature: signed } = read.rawCapture;
  const hash = forge.asn1.derToOid(digestAlgorithm) === forge.pki.oids['sha1'] ? 'sha1' : 'sha256';
  const { Class, Type } = forge.asn1;
  const attributes = forge.asn1.create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes);
  const bytes = Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary');
  const digest = createHash(hash).update(manifest).digest();
  const isRight = read.certificates.some((certificate) =>
    verify(
      hash,
      bytes,
      new X509Certificate(forge.pki.certificateToPem(certificate)).publicKey,
      Buffer.from(signed, 'binary'),
    ),
  );
  if (!isRight || !bytes.includes(digest)) throw new Error('The signature is not of this pass');
}

/** Returns variables of the environment as for a real certificate of passes. */
export function passVariables() {
  const { certificate, key, authority } = localCertificates();
  return {
    APPLE_PASS_CERTIFICATE: certificate,
    APPLE_PASS_KEY: key,
    APPLE_PASS_AUTHORITY: authority,
  };
}
