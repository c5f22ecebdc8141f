import { expect } from '@playwright/test';
import { TEST_SITE } from '@school/shared/e2e';
import type { Tab } from './engine';
import { call, choose, collected, hasMissed, isLive, placeOf, scrollOn, theOne, type Find } from './inPage';

/** Several times what the slowest engine takes on a busy machine. */
const TIMEOUT_MS = 40_000;

/** The kind of an element, its name, and its container. */
type Named = readonly [kind: Find['kind'], name: string, within?: string];

const found = ([kind, name, within]: Named): Find => ({ kind, name, ...(within && { within }) });

/** A simulated visitor: waits for elements, and clicks only what neither moves nor is covered. */
export class Visitor {
  readonly #complaints: string[] = [];

  constructor(readonly tab: Tab) {}

  /** Loads a page and waits until its app is live. */
  async open(path: string, app: string): Promise<void> {
    await this.#note();
    await this.tab.goTo(TEST_SITE.origin + path);
    await this.expects(call(isLive, app), `${path} is live`);
  }

  /** Scrolls smoothly to the end of the page, so that each part becomes visible. */
  async readsThrough(): Promise<void> {
    await this.expects(call(scrollOn), 'the end of the page is seen');
  }

  async press(...named: Named): Promise<void> {
    await this.#act(theOne(found(named)), placeOf(found(named)), named.join(' '));
  }

  /** Clicks an element in a named frame. */
  async pressIn(frame: string, ...named: Named): Promise<void> {
    await this.#act(theOne(found(named)), placeOf(found(named)), named.join(' '), frame);
  }

  /** Replaces the value of a field by typing. */
  async type(label: string, text: string): Promise<void> {
    const field = theOne({ kind: 'field', name: label });
    await this.press('field', label);
    await this.tab.ask(`${field}.select()`);
    await this.tab.type(field, text);
    await this.expects(`${field}.value === ${JSON.stringify(text)}`, `${label} holds what was typed`);
  }

  /** Signs in by the open form. */
  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.type('^Email', email);
    await this.type('^Password', password);
    await this.press('button', '^Sign in$', 'main');
    await this.sees('button', '^Hi, ');
  }

  /** Selects a date or an option. */
  async choose(label: string, value: string): Promise<void> {
    const field: Find = { kind: 'field', name: label };
    await this.sees('field', label);
    await this.tab.ask(`(${choose.toString()})(${theOne(field)}, ${JSON.stringify(value)})`);
  }

  async sees(...named: Named): Promise<void> {
    await this.expects(`${theOne(found(named))} !== null`, `there is ${named.join(' ')}`);
  }

  /** Waits until an expression is true on the page. */
  async expects(expression: string, message: string): Promise<void> {
    await expect
      .poll(() => this.tab.ask(expression).catch(String), {
        message,
        intervals: [50, 100, 250],
        timeout: TIMEOUT_MS,
      })
      .toBe(true);
  }

  /** Returns messages of pages since the last call. */
  async complaints(): Promise<string[]> {
    await this.#note();
    return this.#complaints.splice(0);
  }

  async #note(): Promise<void> {
    const path = String(await this.tab.ask('location.pathname'));
    const said = (await this.tab.ask(call(collected))) as string[];
    this.#complaints.push(...said.map((line) => `${path}: ${line}`));
  }

  async #act(element: string, place: string, name: string, frame?: string): Promise<void> {
    let last = '';
    let wasPressed = false;
    let wasMissed = false;
    await expect(async () => {
      const now = String(
        await this.tab.ask(place, frame).catch((error) => (wasPressed ? '' : Promise.reject(error))),
      );
      // A press can close the frame or remove the element before its driver answers.
      if (wasPressed && !wasMissed && now === '') return;
      // What was pressed in its place has changed the page.
      expect(wasMissed && now === '', `${name} was missed, and something else was pressed`).toBe(false);
      const isStill = now !== '' && now === last;
      last = now;
      expect(isStill, `${name} can be pressed`).toBe(true);
      wasPressed = true;
      await this.tab.press(element, frame);
      // WebKit's driver may click where the element was before the page moved. A page that has left has no answer.
      wasMissed = Boolean(await this.tab.ask(call(hasMissed), frame).catch(() => false));
      expect(wasMissed, `${name} was missed`).toBe(false);
    }).toPass({ intervals: [50, 50, 100], timeout: TIMEOUT_MS });
  }
}
