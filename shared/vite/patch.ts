import type { Plugin } from 'vite';

export interface Patch {
  /** The plugin's name, shown when the patch no longer applies. */
  readonly name: string;
  /** The patched files of the dependency. */
  readonly files: RegExp;
  /** Returns the patched code, or the same code when there is nothing to change. */
  readonly change: (code: string) => string;
}

/**
 * Returns a build step that patches the code of a dependency. The build fails when the pattern no longer matches, for
 * example after an upgrade.
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
