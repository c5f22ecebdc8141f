import type { EngineName } from '../../workspace/engines';

/** The size of the viewport. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The minimal browser interface for the tests of all engines. Elements are identified by expressions that are evaluated
 * in the page.
 */
export interface Tab {
  readonly goTo: (address: string) => Promise<void>;
  /** Evaluates an expression. @param frame the name of the frame to evaluate it in; by default the page itself */
  readonly ask: (expression: string, frame?: string) => Promise<unknown>;
  readonly press: (element: string, frame?: string) => Promise<void>;
  /** Types with the keyboard. */
  readonly type: (element: string, text: string) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab with an empty profile. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** Starts the browser with a name. */
export async function startEngine(name: EngineName, program: string): Promise<Engine> {
  if (name === 'firefox') return (await import('./firefox')).startFirefox(program);
  if (name === 'webkit') return (await import('./webkit')).startWebKit(program);
  return (await import('./chromium')).startChromium(program);
}

/** The default viewport. */
export const DESK: Size = { width: 1440, height: 900 };
