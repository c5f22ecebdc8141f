import { describe, expect, it } from 'vitest';
import { inlineParts, sha256 } from './inlineParts';
import { pagePolicy, REPORTS_PATH, type PageNeeds } from './pagePolicy';
import { servicesOf } from './services';

const services = servicesOf({
  auth: { mode: 'auth0', domain: 'login.school.example' },
  payments: { provider: 'flutterwave', scriptUrl: 'https://checkout.flutterwave.com/v3.js' },
});
const inline = inlineParts('<style>a{}</style><i style="top:0"></i><script>go()</script>');

/** Returns the directives of a policy, by name. */
function directives(needs: PageNeeds): Record<string, string> {
  const policy = pagePolicy(needs)['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy of a page', () => {
  it('allows exactly what the page consists of and uses', () => {
    expect(directives({ inline, services })).toEqual({
      'default-src': "'self'",
      'script-src': `'self' '${sha256('go()')}' https://checkout.flutterwave.com/v3.js`,
      'style-src': `'self' '${sha256('a{}')}' '${sha256('')}'`,
      'style-src-attr': `'unsafe-hashes' '${sha256('top:0')}' '${sha256(services.checkoutStyles[0] ?? '')}'`,
      'img-src': "'self' https://lh3.googleusercontent.com https://s.gravatar.com https://*.wp.com",
      'font-src': "'self'",
      'media-src': "'self' blob:",
      'connect-src': "'self' https://login.school.example",
      'frame-src':
        'https://login.school.example https://checkout.flutterwave.com https://checkout-v3-ui-prod.f4b-flutterwave.com',
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action':
        "'self' https://checkout.flutterwave.com https://checkout-v3-ui-prod.f4b-flutterwave.com https://*.flutterwave.com",
      'frame-ancestors': "'none'",
      'report-uri': REPORTS_PATH,
      'report-to': 'policy',
    });
  });

  it('allows nothing for what is missing or unknown', () => {
    const bare = directives({ inline: { scripts: [], styles: [], attributes: [] } });
    expect(bare).toMatchObject({
      'script-src': "'self'",
      'style-src-attr': "'none'",
      'connect-src': "'self'",
      'frame-src': "'none'",
    });
  });

  it('prevents strings from running as code or styles', () => {
    expect(pagePolicy({ inline, services })['content-security-policy']).not.toMatch(
      /unsafe-(inline|eval)|\*[^.]/,
    );
  });

  it('allows source servers and inline styles during development', () => {
    const source = { origins: ['http://localhost:4000', 'http://localhost:5173'] };
    const open = directives({ inline, source });
    expect(open['script-src']).toContain(`'${sha256('go()')}' http://localhost:4000 http://localhost:5173`);
    expect(open['script-src']).not.toContain('unsafe');
    expect(open['connect-src']).toContain('ws://localhost:5173');
    expect(open['style-src']).toContain("'unsafe-inline'");
  });
});

describe('device permissions of a page', () => {
  const of = (permissions?: PageNeeds['permissions']) =>
    pagePolicy({ inline, permissions })['permissions-policy'];

  it('are none by default', () => {
    expect(of()).toMatch(/^camera=\(\), .*geolocation=\(\).*microphone=\(\)/);
  });

  it('include the camera when its route requests it', () => {
    expect(of(['camera'])).toMatch(/^camera=\(self\), .*microphone=\(\)/);
  });
});
