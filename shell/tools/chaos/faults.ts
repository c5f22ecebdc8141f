import type { Route } from '@playwright/test';

/** Something that is wrong with a remote. */
export interface Fault {
  readonly name: string;
  /** The file that it replaces: the remote's entry, the module of its page, or the registry. */
  readonly at: 'entry' | 'page' | 'registry';
  /** Whether the replacement must run, as a deployed mistake would; otherwise its hash is refused. */
  readonly runs: boolean;
  readonly answer: (route: Route, page: string) => Promise<void>;
  /** What a person does on the page before anything is wrong. */
  readonly press?: true;
}

const TYPE = 'text/javascript';

/** React as the shell shares it, for code that imports nothing. */
const REACT = 'Object.values(globalThis.__mf_module_cache__.share).find((one) => one?.useState)';
const HEADING = "React.createElement('h1', null, 'Planted')";

/** A page module with other code. The bundler may export a page by its name or in a namespace of one letter. */
const pageThat = (does: string) => (route: Route, page: string) => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `space as ${letter}`).join(', ');
  return route.fulfill({
    contentType: TYPE,
    body: `const React = ${REACT}; let count = 0; function Page() { ${does} } const space = { ${page}: Page };
      export { Page as ${page}, ${letters} }`,
  });
};

/** An entry whose lifecycles have other code. */
const entryThat = (contract: number, mount: string) => (route: Route) =>
  route.fulfill({
    contentType: TYPE,
    body: `const lifecycles = { contract: ${contract}, async bootstrap() {}, async prepare() {}, async unmount() {},
      async mount() { ${mount} } }; export const init = () => {}; export const get = async () => () => lifecycles;`,
  });

const network = (name: string, answer: Fault['answer']): Fault => ({
  name,
  at: 'entry',
  runs: false,
  answer,
});
const ofPage = (name: string, does: string, press?: true): Fault => ({
  name,
  at: 'page',
  runs: true,
  answer: pageThat(does),
  ...(press && { press }),
});

/** Half of a file, and 500 bytes of no program. */
const halfOf = async (route: Route) => {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: TYPE, body: text.slice(0, text.length / 2) });
};

export const FAULTS: readonly Fault[] = [
  network('404', (route) => route.fulfill({ status: 404, body: '' })),
  network('500', (route) => route.fulfill({ status: 500, body: 'broken' })),
  network('wrong type', async (route) =>
    route.fulfill({ response: await route.fetch(), contentType: 'text/html' }),
  ),
  network('hangs', () => new Promise(() => undefined)),
  network('slow', async (route) => {
    await new Promise((resume) => setTimeout(resume, 1_200));
    await route.fallback();
  }),
  network('connection cut', (route) => route.abort('connectionreset')),
  network('half of the file', halfOf),
  network('garbage with 200', (route) => route.fulfill({ contentType: TYPE, body: '%'.repeat(500) })),
  { name: 'half of the file, no hash', at: 'entry', runs: true, answer: halfOf },
  {
    name: 'throws at load',
    at: 'entry',
    runs: true,
    answer: (route) => route.fulfill({ contentType: TYPE, body: 'throw new Error("planted")' }),
  },
  { name: 'throws at mount', at: 'entry', runs: true, answer: entryThat(1, 'throw new Error("planted")') },
  { name: 'wrong contract', at: 'entry', runs: true, answer: entryThat(99, '') },
  ofPage('throws at first render', 'throw new Error("planted")'),
  ofPage(
    'throws in an event',
    `return React.createElement('main', null, ${HEADING},
      React.createElement('button', { onClick() { throw new Error('planted'); } }, 'Planted'))`,
    true,
  ),
  ofPage('suspends for ever', 'throw (globalThis.planted ??= new Promise(() => {}))'),
  ofPage('renders for ever: in render', `React.useState(0)[1](++count); return ${HEADING}`),
  ofPage(
    'renders for ever: in effects',
    `const [, set] = React.useState(0); React.useEffect(() => set(++count)); return ${HEADING}`,
  ),
  ofPage(
    'second React',
    "return { $$typeof: Symbol.for('react.element'), type: 'h1', key: null, ref: null, props: { children: 'Planted' } }",
  ),
  ofPage(
    'leaks styles',
    `React.useEffect(() => { document.adoptedStyleSheets.push(new CSSStyleSheet()); }, []); return ${HEADING}`,
  ),
  ofPage(
    'leaks listeners',
    `React.useEffect(() => { for (let n = 0; n < 1000; n++) addEventListener('resize', () => n); }, []); return ${HEADING}`,
  ),
];
