import type { Registry } from '../../site/registry';
import type { SiteStore } from '../../site/store';
import type { ComposeSettings } from '../composeSettings';

/** A file at a fixed path of the site, such as `/robots.txt`. Its content type depends on its name. */
export interface RootFile {
  /** Its path, with a leading slash. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/** The input of root files: the site to be published, with its composed pages. */
export interface RootFileSource {
  readonly store: SiteStore;
  readonly registry: Registry;
  readonly settings: ComposeSettings;
}

/**
 * Generates root files of one kind. It runs at every change of the site, and its files are in the registry beside the
 * pages; the same bytes are the same object. So it must depend only on its source. Files that a build knows need no
 * maker: the folder `root` of an app's build is served at the root (`appFiles`). A maker listed in `composeFiles` is
 * for files that depend on the whole site, such as the sitemap.
 */
export type RootFileMaker = (source: RootFileSource) => readonly RootFile[] | Promise<readonly RootFile[]>;
