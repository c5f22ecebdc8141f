import { X509Certificate, createPrivateKey } from 'node:crypto';
import type { Env } from './envSchema';
import { missingBeside } from './missingBeside';

/** What signs tickets for Apple Wallet, as PEM texts. */
export interface PassCertificates {
  /** The school's certificate of its pass type. */
  certificate: string;
  key: string;
  /** Apple's certificate, which issued the school's. */
  authority: string;
}

const keys = ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_PASS_AUTHORITY'] as const;

/**
 * Returns what signs passes: `local` for certificates of this process, which no phone trusts. Undefined in production
 * without certificates: tickets then have no passes.
 */
export function passSettingsOf(env: Env): PassCertificates | 'local' | undefined {
  const [certificate, key, authority] = keys.map((name) => env[name]);
  if (certificate !== undefined && key !== undefined && authority !== undefined)
    return { certificate, key, authority };
  return env.NODE_ENV === 'production' ? undefined : 'local';
}

/** Returns the contradictions between the variables of passes. */
export function passProblems(env: Env): string[] {
  const missing = missingBeside(env, keys);
  if (missing.length > 0) return missing;
  const passes = passSettingsOf(env);
  if (typeof passes !== 'object') return [];
  try {
    return certificateProblems(passes);
  } catch {
    // The error would repeat a part of the key.
    return [`${keys.join(', ')} must be PEM texts`];
  }
}

function certificateProblems(passes: PassCertificates): string[] {
  const certificate = new X509Certificate(passes.certificate);
  const { passType, team } = subjectOf(certificate);
  const checks: [boolean, string][] = [
    [passType !== '' && team !== '', 'APPLE_PASS_CERTIFICATE must name a pass type (UID) and a team (OU)'],
    [
      certificate.checkPrivateKey(createPrivateKey(passes.key)),
      'APPLE_PASS_KEY must be the key of APPLE_PASS_CERTIFICATE',
    ],
    [
      certificate.verify(new X509Certificate(passes.authority).publicKey),
      'APPLE_PASS_AUTHORITY must have issued APPLE_PASS_CERTIFICATE',
    ],
  ];
  return checks.flatMap(([isRight, problem]) => (isRight ? [] : [problem]));
}

/** Returns the pass type and the team that a certificate is for. */
export function subjectOf(certificate: X509Certificate): { passType: string; team: string } {
  const partOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(certificate.subject)?.[1] ?? '';
  return { passType: partOf('UID'), team: partOf('OU') };
}
