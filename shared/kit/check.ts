import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';

// Builds the kit page, opens it in both schemes on a phone and a desktop, and lists axe violations.

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

interface Finding {
  id: string;
  targets: string[];
}

async function findings(page: Page): Promise<Finding[]> {
  await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    const { axe: engine } = window as unknown as {
      axe: {
        run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      };
    };
    const { violations } = await engine.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, TAGS);
}

await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { port: 0 } });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const wrong: string[] = [];
try {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [320, 390, 1440]) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      page.on('pageerror', ({ message }) => wrong.push(`${scheme} ${width}: ${message}`));
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) wrong.push(`${scheme} ${width}: ${beyond} px wider than the screen`);
      for (const { id, targets } of await findings(page))
        wrong.push(`${scheme} ${width}: ${id} at ${targets.join(', ')}`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(wrong.length === 0 ? 'The kit page is accessible in both schemes.' : wrong.join('\n'));
process.exit(wrong.length === 0 ? 0 : 1);
