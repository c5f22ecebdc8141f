import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { WORKSPACE } from '../workspace/workspace';

/** The processes of a group are read from /proc, which some systems lack. */
export const GROUPS_ARE_LISTED = '/proc/self/stat';

/** Starts a documented npm command in its own process group. @param env its whole environment, besides the path */
export function startNpm(args: readonly string[], env: Readonly<Record<string, string>>) {
  const environment = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env };
  const child = spawn('npm', args, { cwd: WORKSPACE, env: environment, detached: true });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  return { child, output, ended: once(child, 'exit') };
}

/** Returns the command lines of the group's running processes, without zombies. */
export function runningIn({ pid }: ChildProcess): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (Number(group) !== pid || state === 'Z') return [];
        return [readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // No process is left, as expected.
  }
}
