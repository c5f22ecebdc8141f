import type { Registry } from '../../site/registry';
import type { SiteStore } from '../../site/store';
import type { ComposeSettings } from '../composeSettings';

/** A file that is asked for at a fixed address of the site, such as `/robots.txt`. Its content type follows its name. */
export interface RootFile {
  /** Its address, with a leading slash. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/** What root files are made of: the site as it is about to be, its pages composed already. */
export interface RootFileSource {
  readonly store: SiteStore;
  readonly registry: Registry;
  readonly settings: ComposeSettings;
}

/**
 * Makes root files of one kind. It is asked at every change of the site, and what it gives stands in the registry
 * beside the pages; the same bytes are the same object. So it must not depend on anything but its source.
 *
 * A file that the build knows needs no maker: whatever lies in the folder `root` of an app's build gets the
 * address of its name (`appFiles`). A maker of its own, listed in `composeFiles`, is for what only a whole site
 * knows, such as the addresses of its pages.
 */
export type RootFileMaker = (source: RootFileSource) => readonly RootFile[] | Promise<readonly RootFile[]>;
