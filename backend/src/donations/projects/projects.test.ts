import { donationProjects, projectFigures, textsOf } from '@school/shared/projects';
import { declaredProjects } from '@school/shared/projects/declare';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prepareEmbedded } from '../../platform/db/embedded';
import { projects, statusChanges } from '../../platform/db/schema';
import { createDeclaredDocuments } from '../../site/site-content/declaredDocuments';
import { testApi } from '../../testing/testApi';

const api = testApi();

const get = async (path: string) => {
  const response = await api.send('GET', path);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('projects', () => {
  it('are those of the school’s content, in its order, in pesewas', async () => {
    const { body } = await get('/api/projects');
    expect(body).toEqual(
      donationProjects.map(({ kind, slug, name, description, overview, target, raised, deadline }) => ({
        kind,
        slug,
        name,
        description,
        overview: overview.join('\n\n'),
        target,
        raised,
        deadline,
        isOpen: true,
      })),
    );
  });

  it('give pages their figures once these differ from the build, for ten minutes at a time', async () => {
    const figures = () => api.send('GET', `/api${projectFigures.path}`);
    const updates: (string | undefined)[] = [];
    const leave = await api.deps.livePublished.subscribe((list) => updates.push(list[projectFigures.path]));
    expect((await figures()).status).toBe(404);
    const raise = (raised: number) =>
      api.database.db.update(projects).set({ raised }).where(eq(projects.slug, 'mate'));
    const { raised } = projectFigures.seed['mate']!;

    await raise(raised + 5_000);
    await expect.poll(() => updates.at(-1)).toMatch(/^[0-9a-f]{16}$/);
    const answer = await figures();
    expect(answer.headers.get('cache-control')).toBe('max-age=600');
    expect(await answer.json()).toEqual({
      ...projectFigures.seed,
      mate: { ...projectFigures.seed['mate'], raised: raised + 5_000 },
    });

    await raise(raised);
    await expect.poll(() => updates.at(-1)).toBeUndefined();
    leave();
  });

  it('are found by kind and slug together', async () => {
    expect(await get('/api/projects/project/mate')).toMatchObject({ status: 200, body: { name: 'MATE' } });
    expect(await get('/api/projects/asset/mate')).toMatchObject({ status: 404 });
    expect(await get('/api/projects/project/unknown')).toMatchObject({ status: 404 });
    expect(await get('/api/projects/concert/mate')).toMatchObject({ status: 422 });
    expect(await get('/api/projects/project/..%2f..%2fetc')).toMatchObject({ status: 422 });
  });

  it('are closed and opened by staff, who are recorded', async () => {
    const staff = { authorization: `Bearer ${await api.token()}` };
    const change = (isOpen: unknown, slug = 'vehicle', headers: Record<string, string> = staff) =>
      api.send('PATCH', `/api/staff/projects/${slug}`, { isOpen }, headers);
    expect((await change(false, 'vehicle', {})).status).toBe(401);
    expect((await change(false, 'unknown')).status).toBe(404);
    expect((await change('no')).status).toBe(422);
    expect(await (await change(false)).json()).toMatchObject({ slug: 'vehicle', isOpen: false });
    expect((await change(false)).status).toBe(200);
    expect(await get('/api/projects/asset/vehicle')).toMatchObject({ body: { isOpen: false } });
    await change(true);
    expect(await get('/api/projects/asset/vehicle')).toMatchObject({ body: { isOpen: true } });
    expect(await api.database.db.select().from(statusChanges)).toMatchObject([
      { subject: 'project', from: 'open', to: 'closed', actor: 'auth0|somebody' },
      { subject: 'project', from: 'closed', to: 'open' },
    ]);
  });

  it('have the published name, also after a restart, until it is withdrawn', async () => {
    const [mate] = donationProjects;
    const texts = textsOf(mate!);
    api.deps.declaredDocuments = createDeclaredDocuments(async () => ({
      documents: declaredProjects([]).map((document) => ({ ...document, app: 'mf-donate', pages: [] })),
    }));
    const staff = { authorization: `Bearer ${await api.token()}` };
    const publish = (body: object) => api.send('POST', `/api/staff${texts.path}/publications`, body, staff);
    const edited = {
      ...texts.seed,
      name: 'MATE for all',
      overview: ['One.', 'Two.'],
      deadline: '2026-12-31',
    };
    const wrong = { ...edited, needs: [{ what: 'A seat', cedis: 4 }] };
    expect((await publish({ version: 0, value: wrong })).status).toBe(422);
    expect((await publish({ version: 0, value: edited })).status).toBe(200);
    const told = {
      name: 'MATE for all',
      overview: 'One.\n\nTwo.',
      deadline: '2026-12-31',
      target: 1_000_000,
    };
    expect(await get('/api/projects/project/mate')).toMatchObject({ body: told });
    await prepareEmbedded(api.database.client);
    expect(await get('/api/projects/project/mate')).toMatchObject({ body: told });
    expect((await publish({ version: 1, revision: 0 })).status).toBe(200);
    expect(await get('/api/projects/project/mate')).toMatchObject({ body: { name: 'MATE' } });
  });

  it('follow the content after a restart, and keep what has changed since', async () => {
    await api.database.db.update(projects).set({ isOpen: false, raised: 7, name: 'As it was called' });
    await prepareEmbedded(api.database.client);
    const { body } = await get('/api/projects');
    expect(body).toHaveLength(donationProjects.length);
    expect(body).toContainEqual(
      expect.objectContaining({ slug: 'mate', name: 'MATE', isOpen: false, raised: 7 }),
    );
  });
});
