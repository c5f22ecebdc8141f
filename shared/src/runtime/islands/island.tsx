import type { ComponentType, ReactNode } from 'react';
import { ClientIsland } from './ClientIsland';
import { LoadedIsland } from './LoadedIsland';
import { StaticIsland } from './StaticIsland';
import { UsedIsland } from './UsedIsland';
import { whenPressed } from './whenPressed';
import { whenSeen } from './whenSeen';
import { WokenIsland } from './WokenIsland';
import { loadable, loadAhead } from '../loadable';

/** An island that takes no props: its HTML is all that it has on a first visit. */
interface PlainOptions {
  /**
   * - `never`: its HTML stays as it came. For words, drawings and links, which the shell follows.
   * - `visible`: it is hydrated, in a tree of its own, when it is about to be seen.
   * - `pressed`: the same, when somebody reaches for it. For what only answers presses.
   */
  readonly when: 'never' | 'visible' | 'pressed';
}

/** An island that takes props from its page. */
interface LoadOptions {
  /**
   * - `load`: it is hydrated right after its page. For what a visitor may use at once.
   * - `used`: it is hydrated when it is about to be seen, in a tree of its own that knows the address, with the props
   *   that it had first, and says so if its code cannot be loaded. For forms below the first screen or folded up.
   */
  readonly when: 'load' | 'used';
  /** Stands in its place, in its size, where the browser renders it anew and its code is on the way. */
  readonly fallback: ReactNode;
}

interface IdleOptions {
  /** It is no part of the HTML: rendered by the browser alone, once the page has come to rest. */
  readonly when: 'idle';
}

/** When an island's code comes. One that takes props is `load`, `used` or `idle`. */
export type IslandOptions<Props extends object = object> =
  | LoadOptions
  | IdleOptions
  | (keyof Props extends never ? PlainOptions : never);

/**
 * A part of a page whose code comes on its own, and when it is told to. The server writes it into the page, and the
 * browser keeps that HTML, what is typed into it included. On a page that the browser renders anew it is a part like
 * any other.
 * @param name the chunk's name in messages; that of the module, so that composed pages preload it
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
