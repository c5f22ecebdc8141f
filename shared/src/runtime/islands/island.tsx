import type { ComponentType, ReactNode } from 'react';
import { ClientIsland } from './ClientIsland';
import { LoadedIsland } from './LoadedIsland';
import { StaticIsland } from './StaticIsland';
import { UsedIsland } from './UsedIsland';
import { whenPressed } from './whenPressed';
import { whenSeen } from './whenSeen';
import { WokenIsland } from './WokenIsland';
import { loadable, loadAhead } from '../loadable';

/** An island without props: its HTML is complete on a first visit. */
interface PlainOptions {
  /**
   * - `never`: it is not hydrated. For texts, drawings and links, which the shell handles.
   * - `visible`: it hydrates in a tree of its own when it is about to become visible.
   * - `pressed`: it hydrates in a tree of its own when it is used. For controls that only handle presses.
   */
  readonly when: 'never' | 'visible' | 'pressed';
}

/** An island with props from its page. */
interface LoadOptions {
  /**
   * - `load`: it hydrates directly after its page. For what a visitor may use at once.
   * - `used`: it hydrates when it is about to become visible, in a tree of its own with the location and its initial
   *   props, and shows an error if its code cannot be loaded. For forms below the first screen or collapsed.
   */
  readonly when: 'load' | 'used';
  /** A placeholder of its size while the browser renders it and its code is loading. */
  readonly fallback: ReactNode;
}

interface IdleOptions {
  /** It is not part of the HTML: the browser renders it when the page is idle. */
  readonly when: 'idle';
}

/** When an island's code loads. An island with props is `load`, `used` or `idle`. */
export type IslandOptions<Props extends object = object> =
  | LoadOptions
  | IdleOptions
  | (keyof Props extends never ? PlainOptions : never);

/**
 * Creates a part of a page whose code loads separately, at a time of its own. The server renders it into the page, and
 * the browser keeps that HTML and its input. On a page that the browser renders it is an ordinary component.
 * @param name the chunk's name in messages, which must be the module's name so that composed pages preload it
 */
export function island<Props extends object>(
  name: string,
  importIt: () => Promise<ComponentType<Props>>,
  options: IslandOptions<Props>,
): ComponentType<Props> {
  const part = loadable(name, importIt);
  if (options.when === 'idle') return (props) => <ClientIsland part={part} props={props} />;
  loadAhead(part.load, { ahead: !('fallback' in options) });
  if ('fallback' in options) {
    const { fallback } = options;
    const Form = options.when === 'load' ? LoadedIsland : UsedIsland;
    return (props) => <Form {...{ name, part, props, fallback }} />;
  }
  if (options.when === 'never') return (props) => <StaticIsland part={part} props={props} />;
  const wait = options.when === 'visible' ? whenSeen : whenPressed;
  return (props) => <WokenIsland part={part} props={props} wait={wait} />;
}
