import { describe, expect, it } from 'vitest';
import { CONTRACT_VERSION, loginAccess, signedInAccess, type RouteEntry } from '@school/shared/contract';
import type { Release } from '../site/registry';
import type { PageDescriptor } from '../../src/loading/pageDescriptor';
import { routeEntry } from '../../testing/builtApps';
import { documentOf, type DocumentParts } from './document';

const release = (name: string, routes: RouteEntry[] = []): Release => ({
  version: '0123456789ab',
  deployedAt: '2030-01-01T00:00:00.000Z',
  manifest: {
    name,
    contract: CONTRACT_VERSION,
    entry: name === 'shell' ? 'assets/main.js' : 'remoteEntry.js',
    routes: routes as Release['manifest']['routes'],
    preloads: name === 'shell' ? { './main.ts': ['assets/main.js'] } : { './Page.tsx': ['assets/Page.js'] },
  },
});

function compose(route: RouteEntry, changes: Partial<DocumentParts> = {}): string {
  return documentOf({
    page: { path: route.path, route, variant: route.variants?.[0] },
    settings: { origin: 'https://school.example' },
    shell: release('shell'),
    release: release('mf-a', [route]),
    content: { html: '<h1>Kwame</h1>', css: 'h1{color:red}' },
    data: [],
    picture: undefined,
    frame: { html: '<header></header><main><!--app--></main>', css: 'header{color:blue}' },
    head: { links: '<link rel="icon" href="/mark.svg">', css: ':root{--ink:black}' },
    ...changes,
  });
}

function descriptorIn(html: string): PageDescriptor {
  const text = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(text) as PageDescriptor;
}

describe('a composed page', () => {
  it('contains the content in the frame, and the styles of both', () => {
    const html = compose(routeEntry('/a'));
    expect(html).toContain('<main><div data-app="mf-a" data-prerendered=""><h1>Kwame</h1></div></main>');
    expect(html).toContain('<style>header{color:blue}h1{color:red}</style>');
  });

  it('has no hydration mark when the browser renders it', () => {
    const html = compose(routeEntry('/a'), { content: { html: '', css: '' } });
    expect(html).toContain('<main></main>');
  });

  it('requires a script only where it depends on sign-in, and says so above prerendered content', () => {
    const login = compose(routeEntry('/login', { access: loginAccess }));
    expect(login).toMatch(/<main><noscript>.*Signing in needs JavaScript.*<\/noscript><div data-app/);
    expect(login).not.toMatch(/<noscript>.*<h1.*<\/noscript>/);
    const admin = routeEntry('/admin', { access: signedInAccess, title: 'Overview' });
    expect(compose(admin, { content: { html: '', css: '' } })).toMatch(
      /<main><noscript>.*<h1[^>]*>Overview<\/h1><p>Signing in needs JavaScript.*<\/noscript><\/main>/,
    );
    expect(compose(routeEntry('/a'))).not.toContain('<noscript>');
  });

  it('keeps content that looks like a replacement pattern', () => {
    const html = compose(routeEntry('/a'), { content: { html: "<p>$& $1 $' GH₵</p>", css: '' } });
    expect(html).toContain("<p>$& $1 $' GH₵</p>");
  });

  it('has a sign’s links only on pages that contain it', () => {
    const link = '<link rel="preload" href="/cedi.woff2" as="font" type="font/woff2" crossorigin>';
    const head = { links: '', css: '', signs: [{ sign: '₵', link }] };
    const page = (text: string) =>
      compose(routeEntry('/a'), { head, content: { html: `<p>${text}</p>`, css: '' } });
    expect(page('GH₵60')).toContain(link);
    expect(page('60 cedis')).not.toContain(link);
  });

  it('preloads exactly the scripts of shell and page, by their versions', () => {
    const preloads = [...compose(routeEntry('/a')).matchAll(/rel="modulepreload" href="([^"]+)"/g)];
    expect(preloads.map(([, href]) => href)).toEqual([
      '/apps/shell/0123456789ab/assets/main.js',
      '/apps/mf-a/0123456789ab/assets/Page.js',
    ]);
  });

  it('contains each script’s integrity, and the shell’s map before anything is loaded', () => {
    const [main, own] = ['/apps/shell/0123456789ab/assets/main.js', '/apps/mf-a/0123456789ab/assets/Page.js'];
    const integrity = { map: '{"integrity":{}}', hashes: { [main]: 'sha256-main', [own]: 'sha256-own' } };
    const route = routeEntry('/a');
    const app = { ...release('mf-a', [route]), integrity: ['sha256-first', 'sha256-further'] };
    const html = compose(route, { integrity, release: app });
    const said = [...html.matchAll(/<(link|script)[^>]* (?:href|src)="([^"]+)" integrity="([^"]+)"/g)];
    expect(said.map(([, ...parts]) => parts)).toEqual([
      ['link', main, 'sha256-main'],
      ['link', own, 'sha256-own'],
      ['script', main, 'sha256-main'],
    ]);
    expect(html.indexOf('<script type="importmap">{"integrity":{}}</script>')).toBeLessThan(
      html.indexOf('modulepreload'),
    );
    expect(html).toContain('<link rel="preload" href="/apps/mf-a/0123456789ab/integrity.json" as="fetch"');
    expect(compose(route, { integrity, release: app, leadsAway: true })).not.toContain('integrity.json');
    expect(descriptorIn(html).integrity).toEqual(app.integrity);
    const before = compose(route);
    expect(before).not.toMatch(/integrity|importmap/);
  });

  it('preloads what hydrates with the page, each script once, and records presses before the content', () => {
    const route = routeEntry('/a');
    const app = release('mf-a', [route]);
    const islands = { Form: ['assets/Page.js', 'assets/Form.js'], Other: ['assets/Other.js'] };
    const html = compose(route, {
      release: { ...app, manifest: { ...app.manifest, islands } },
      content: { html: '<div data-island="Form"></div><div data-island=""></div>', css: '' },
      head: { links: '', css: '', presses: '<script>listen()</script>' },
    });
    const preloads = [...html.matchAll(/rel="modulepreload" href="[^"]+\/([^"/]+)"/g)];
    expect(preloads.map(([, file]) => file)).toEqual(['main.js', 'Page.js', 'Form.js']);
    expect(html).toContain('<body>\n<script>listen()</script><div id="shell">');
  });

  it('escapes text', () => {
    const html = compose(routeEntry('/a', { title: 'Ama & "Co" <script>', description: '"><img src=x>' }));
    expect(html).toContain('<title>Ama &#38; &#34;Co&#34; &#60;script&#62;</title>');
    expect(html).toContain('<meta name="description" content="&#34;&#62;&#60;img src=x&#62;">');
    expect(html).not.toContain('<img');
  });

  it('has its own texts for each variant of a route', () => {
    const variants = [{ params: { id: 'piano' }, title: 'The piano', description: 'Eighty-eight keys' }];
    const html = compose(routeEntry('/learn/:id', { variants }));
    expect(html).toContain('<title>The piano</title>');
    expect(html).toContain('content="Eighty-eight keys"');
  });

  it('describes itself in escaped JSON', () => {
    const title = '</script><script>alert(1)</script><!--';
    const html = compose(routeEntry('/a', { title }));
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    expect(descriptorIn(html)).toMatchObject({
      app: 'mf-a',
      version: '0123456789ab',
      contract: CONTRACT_VERSION,
      entry: 'remoteEntry.js',
      routes: [{ path: '/a', title }],
      config: { origin: 'https://school.example', apiBase: '/api' },
    });
  });
});

describe('the data for search engines', () => {
  it('contains the canonical URL of a page', () => {
    const html = compose(routeEntry('/a'));
    expect(html).toContain('<link rel="canonical" href="https://school.example/a">');
    expect(html).toContain('<meta property="og:url" content="https://school.example/a">');
    expect(html).not.toContain('noindex');
  });

  it('excludes unlisted pages and the 404 page', () => {
    expect(compose(routeEntry('/a', { unlisted: true }))).toContain('<meta name="robots" content="noindex">');
    const missing = compose(routeEntry('*'));
    expect(missing).toContain('<meta name="robots" content="noindex">');
    expect(missing).not.toContain('canonical');
  });

  it('has no canonical URL for a page at many URLs', () => {
    expect(compose(routeEntry('/donate/:donationId/mate'))).not.toContain('canonical');
  });
});

const picture = { url: 'https://school.example/apps/mf-a/0123456789ab/share/a.png', alt: 'A "grand" piano' };

describe('the preview of a link', () => {
  it('has the page’s picture with size and alternative text', () => {
    const html = compose(routeEntry('/a'), { picture });
    expect(html).toContain(`<meta property="og:image" content="${picture.url}">`);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="630">');
    expect(html).toContain('<meta property="og:image:alt" content="A &#34;grand&#34; piano">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).toContain('<meta property="og:locale" content="en_GH">');
  });

  it('has no picture when the page has none', () => {
    const html = compose(routeEntry('/a'));
    expect(html).not.toContain('og:image');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
  });
});

describe('structured data', () => {
  const blocks = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => text);

  it('is one escaped block on the page', () => {
    const data = [{ '@type': 'Course', name: '</script><b>' } as const];
    const [block = '', ...more] = blocks(compose(routeEntry('/a'), { data }));
    expect(more).toEqual([]);
    expect(JSON.parse(block)).toEqual({ '@context': 'https://schema.org', '@graph': data });
  });

  it('is omitted when there is none', () => {
    expect(blocks(compose(routeEntry('/a')))).toEqual([]);
  });
});
