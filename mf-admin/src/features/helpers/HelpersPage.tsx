import { useLocation } from '@school/shared';
import { lazyPart } from '@school/shared/staff/page';
import { Skeleton } from '@school/shared/ui';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Tabs } from '../../app/frame/Tabs';
import { Refused } from './Refused';
import { Tools } from './Tools';

/* The code of each part loads when that part is shown. */

const skeleton = <Skeleton height={420} />;

const Shifts = lazyPart(
  'shifts',
  () => import('./volunteers/Shifts').then((module) => module.Shifts),
  skeleton,
);

const Volunteers = lazyPart(
  'volunteers',
  () => import('./volunteers/Volunteers').then((module) => module.Volunteers),
  skeleton,
);

const Switches = lazyPart('switches', () => import('./Switches').then((module) => module.Switches), skeleton);

const Outbox = lazyPart('outbox', () => import('./outbox/Outbox').then((module) => module.Outbox), skeleton);

const ExportPart = lazyPart(
  'export',
  () => import('./export/ExportPart').then((module) => module.ExportPart),
  skeleton,
);

const Versions = lazyPart('versions', () => import('./Versions').then((module) => module.Versions), skeleton);

const Running = lazyPart('running', () => import('./Running').then((module) => module.Running), skeleton);

/** The parts of the page, each with its own address. */
const parts = ['volunteers', 'switches', 'outbox', 'tools'] as const;

type Part = (typeof parts)[number];

const partLabels: Readonly<Record<Part, string>> = {
  volunteers: 'Volunteers and shifts',
  switches: 'Open and closed',
  outbox: 'Outbox',
  tools: 'Tools',
};

/** Reads the part from an address. */
const readPart = (query: string): Part =>
  parts.find((part) => part === new URLSearchParams(query).get('part')) ?? 'volunteers';

const linkToPart = (part: Part): string => `/admin/helpers?part=${part}`;

export function HelpersPage() {
  const shown = readPart(useLocation().search);
  return (
    <AdminFrame title="Helpers">
      <StaffOnly>
        <Tabs
          label="Parts of this page"
          tabs={parts.map((part) => ({ to: linkToPart(part), label: partLabels[part] }))}
          shown={linkToPart(shown)}
        />
        {shown === 'volunteers' && (
          <>
            <Shifts />
            <Volunteers />
          </>
        )}
        {shown === 'switches' && <Switches />}
        {shown === 'outbox' && <Outbox />}
        {shown === 'tools' && (
          <>
            <Tools />
            <ExportPart />
            <Running />
            <Versions />
            <Refused />
          </>
        )}
      </StaffOnly>
    </AdminFrame>
  );
}
