import type { EngineName } from '../../workspace/engines';

/** A size of the window's content. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The little that the tests of all engines ask of a browser. Things on a page are named by an expression that the page
 * evaluates to an element.
 */
export interface Tab {
  readonly goTo: (address: string) => Promise<void>;
  /** The value of an expression. @param frame the name of the frame to evaluate it in, if not in the page itself */
  readonly ask: (expression: string, frame?: string) => Promise<unknown>;
  readonly press: (element: string, frame?: string) => Promise<void>;
  /** Types as a keyboard does. */
  readonly type: (element: string, text: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** Opens a tab of a visitor who has never been here. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** Starts the browser of a name. */
export async function startEngine(name: EngineName, program: string): Promise<Engine> {
  if (name === 'firefox') return (await import('./firefox')).startFirefox(program);
  if (name === 'webkit') return (await import('./webkit')).startWebKit(program);
  return (await import('./chromium')).startChromium(program);
}

/** What the window shows unless a test asks for another size. */
export const DESK: Size = { width: 1440, height: 900 };
