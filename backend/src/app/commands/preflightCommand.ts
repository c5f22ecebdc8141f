import { readSettings } from '../../platform/config/readSettings';
import { StartError } from '../../platform/core/startError';
import type { Finding } from '../preflight/check';
import { checkDatabase } from '../preflight/checkDatabase';
import { checkServices } from '../preflight/checkServices';
import { checkSite } from '../preflight/checkSite';

const MARKS = { fine: 'fine   ', wrong: 'WRONG  ', skipped: 'skipped' } as const;

/**
 * Runs `npm run preflight`: checks a production environment from this machine, and changes nothing but a trial file in
 * the bucket, which it deletes.
 * @throws StartError that counts what is wrong
 */
export async function preflightCommand(
  env: Record<string, string | undefined>,
  tell: (line: string) => void,
): Promise<void> {
  const settings = readSettings({ NODE_ENV: 'production', ...env });
  tell(lineOf({ name: 'Variables', state: 'fine', text: 'all are there, and fit together' }));
  const checks = [...checkDatabase(settings), ...checkServices(settings), ...checkSite(settings)];
  const findings = await Promise.all(checks);
  for (const finding of findings) tell(lineOf(finding));
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) throw new StartError(`${wrong} of ${findings.length} checks found something to change`);
}

const lineOf = ({ name, state, text }: Finding): string => `${MARKS[state]}  ${name}: ${text}`;
