import type { Plugin } from 'vite';

export interface Patch {
  /** The plugin's name, which is named when the patch no longer fits. */
  readonly name: string;
  /** The files of the dependency that are changed. */
  readonly files: RegExp;
  /** The file's code as it should be; the same code again where there is nothing to change. */
  readonly change: (code: string) => string;
}

/**
 * A build step that changes the code of a dependency by a pattern. After an upgrade of the dependency the pattern may
 * be gone, and the build would go on with nothing changed: it stops instead, in one line.
 */
export function patchDependency({ name, files, change }: Patch): Plugin {
  let seen = 0;
  let changed = 0;
  return {
    name,
    apply: 'build',
    buildStart() {
      seen = 0;
      changed = 0;
    },
    transform: {
      filter: { id: files },
      handler(code) {
        seen += 1;
        const next = change(code);
        if (next === code) return null;
        changed += 1;
        return next;
      },
    },
    buildEnd(error) {
      if (error || changed > 0) return;
      const what = seen === 0 ? `no file of the build matches ${files}` : `its pattern is not in ${files}`;
      this.error(`${name} changes nothing: ${what}. Look at the dependency it patches`);
    },
  };
}
