import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { promote } from '../../release/deploy/canary';
import type { DeployResult, DeploySettings } from '../../release/deploy/changeSite';
import { deploy, type Channel } from '../../release/deploy/deploy';
import { readManifest } from '../../release/deploy/builtApp';
import { rollBack } from '../../release/deploy/rollBack';
import { PREVIEWS_PATH } from '../../release/site/preview';
import type { Registry } from '../../release/site/registry';
import type { SiteStore } from '../../release/site/store';
import { describeSite, type SiteDescription } from '../../release/verify/describeSite';
import { mayDeploy, type DeployTokens } from './deployTokens';
import { UnusableBuildError, withReceivedBuild } from './receivedBuild';

interface DeployOptions {
  readonly store: SiteStore;
  readonly compose: DeploySettings;
  readonly tokens: DeployTokens;
}

/** Where builds are sent to. */
export const DEPLOYS_PATH = '/deploys';
/** Where everybody may read what a build is verified against. */
export const DESCRIPTION_PATH = `${DEPLOYS_PATH}/site.json`;
/** The largest build with all of its files. Bytes. */
export const LARGEST_BUILD = 64 * 1024 * 1024;

const promotion = z.strictObject({
  by: z.string().trim().min(1).max(100).optional(),
  reason: z.string().trim().min(1).max(300).optional(),
  'despite-open-tabs': z.literal('yes').optional(),
});
const rollback = promotion.extend({
  to: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
});
const deployment = promotion.extend({
  canary: z.coerce.number().int().min(1).max(99).optional(),
  preview: z.string().optional(),
});

/** The answer to a change of the site. */
export interface ChangeAnswer {
  readonly result?: DeployResult;
  /** The path that begins a deployed preview. */
  readonly preview?: string | undefined;
  readonly error?: { readonly message: string };
}

interface Act<Query> {
  /** What it takes in the query of its address. */
  readonly schema: z.ZodType<Query>;
  readonly act: (settings: DeploySettings, query: Query) => Promise<ChangeAnswer>;
}

/**
 * Changes one app of the site for whoever has its token: deploys a sent build, promotes its canary, or rolls it back.
 * Everything that a deploy on the server's machine refuses is refused here as well. Without tokens nothing is changed
 * here. The description of the site is public, like the files that it is made of.
 */
export function deployRoutes({ store, compose, tokens }: DeployOptions): Hono {
  const app = new Hono();
  let running = false;
  let described: { readonly of: Registry; readonly description: Promise<SiteDescription> } | undefined;

  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  app.get('/site.json', async (context) => {
    const registry = await store.registry();
    if (described?.of !== registry) described = { of: registry, description: describeSite(store, registry) };
    try {
      return context.json(await described.description);
    } catch (error) {
      // The next request tries again.
      described = undefined;
      throw error;
    }
  });

  // Before the body is read.
  app.use('/:app/*', async (context, next) => {
    if (tokens.size === 0) return refuse(context, 404, 'This site is deployed on its own machine only.');
    const name = context.req.param('app');
    if (mayDeploy(tokens, name, context.req.header('authorization'))) return next();
    return refuse(context, 401, `This needs the token of ${JSON.stringify(name)}.`);
  });

  /** Runs one change at a time, because each composes pages, and answers with its result or why it is refused. */
  async function change<Query extends z.infer<typeof promotion>>(
    context: Context,
    name: string,
    { schema, act }: Act<Query>,
  ): Promise<Response> {
    const query = schema.safeParse(context.req.query());
    if (!query.success) return refuse(context, 422, `${query.error.issues[0]?.path.join('.')} is invalid.`);
    if (running) return refuse(context, 503, 'Another deploy is running. Please try again in a moment.');
    running = true;
    const { by, reason, 'despite-open-tabs': despite } = query.data;
    const who = `${by ?? 'unknown'}, with the token of ${name}`;
    try {
      const settings = { ...compose, by: who, reason, despiteOpenTabs: despite === 'yes' };
      return context.json(await act(settings, query.data));
    } catch (error) {
      return refuse(context, error instanceof UnusableBuildError ? 400 : 422, (error as Error).message);
    } finally {
      running = false;
    }
  }

  app.post(
    '/:app/deploy',
    bodyLimit({
      maxSize: LARGEST_BUILD,
      onError: (context) => refuse(context, 413, 'This build is too large.'),
    }),
    async (context) => {
      const name = context.req.param('app');
      const form = await context.req.formData().catch(() => undefined);
      if (!form) return refuse(context, 400, 'This is no build.');
      return change(context, name, {
        schema: deployment,
        act: (settings, query) =>
          withReceivedBuild(form, async (folder) => {
            const manifest = await readManifest(folder);
            if (manifest.name !== name)
              throw new Error(`This is a build of ${manifest.name} and not of ${name}`);
            const result = await deploy(store, [folder], settings, new Date(), channelOf(query));
            const { previews = {} } = await store.registry();
            const shown = query.preview === undefined ? undefined : previews[query.preview];
            return { result, preview: shown && `${PREVIEWS_PATH}/${shown.key}` };
          }),
      });
    },
  );
  app.post('/:app/promote', (context) => {
    const name = context.req.param('app');
    const act = async (settings: DeploySettings) => ({ result: await promote(store, name, settings) });
    return change(context, name, { schema: promotion, act });
  });
  app.post('/:app/rollback', (context) => {
    const name = context.req.param('app');
    return change(context, name, {
      schema: rollback,
      act: async (settings, { to }) => ({ result: await rollBack(store, name, settings, to) }),
    });
  });

  return app;
}

function channelOf({ canary, preview }: z.infer<typeof deployment>): Channel | undefined {
  if (canary !== undefined && preview !== undefined)
    throw new Error('A deploy is a canary or a preview, not both');
  if (preview !== undefined) return { preview };
  return canary === undefined ? undefined : { canary };
}

function refuse(context: Context, status: 400 | 401 | 404 | 413 | 422 | 503, message: string): Response {
  const answer: ChangeAnswer = { error: { message } };
  return context.json(answer, status);
}
