/** A staff list: its filters, and the request for one of its records. */
interface MeasuredList {
  name: string;
  path: string;
  filter: string;
  /** The member of a row that is its key, if it is not the id. */
  key?: string;
}

const measured: readonly MeasuredList[] = [
  { name: 'donations', path: '/staff/donations', filter: 'state=failed', key: 'donationId' },
  { name: 'ticket orders', path: '/staff/ticket-orders', filter: 'method=mobile_money' },
  { name: 'invitations', path: '/staff/tickets/invitations', filter: 'state=revoked' },
  { name: 'competition entries', path: '/staff/competition/entries', filter: 'state=submitted' },
  { name: 'music study', path: '/staff/music-study', filter: 'status=new' },
  { name: 'performers', path: '/staff/performers', filter: 'status=applied' },
  { name: 'engagements', path: '/staff/engagements', filter: 'status=new' },
  { name: 'challenge', path: '/staff/challenge-entries', filter: 'status=entered' },
  { name: 'enquiries', path: '/staff/enquiries', filter: 'kind=fees&state=new' },
  { name: 'volunteers', path: '/staff/volunteers', filter: 'state=helped' },
  { name: 'audit log', path: '/staff/audit', filter: 'operation=changeMusicStudyEntryStatus' },
  { name: 'outbox', path: '/staff/outbox', filter: 'state=failed' },
];

/** Requests of the overview, and for people: all of them, by a part of the name and by the address. */
const others = {
  'overview: counts': '/stats/counts',
  'overview: what waits': '/stats/matters',
  'overview: activity': '/stats/activity?from=2025-02-01&to=2025-03-01',
  'overview: funnels': '/stats/funnels?from=2025-02-01&to=2025-03-01',
  'overview: visits': '/stats/visits?from=2025-02-01&to=2025-03-01',
  'people: list': '/staff/people',
  'people: by address': '/staff/people?sort=email&order=asc',
  'people: filter': '/staff/people?list=message',
  'people: search': '/staff/people?search=Kojo%20Boateng',
  'people: search for what fits all': '/staff/people?search=sample',
  'people: open': '/staff/person?email=sample321%40example.com',
} as const;

/** One request that is timed. */
export interface Timed {
  kind: 'list' | 'filter' | 'search' | 'open' | 'overview' | 'people';
  name: string;
  path: string;
}

/** Returns everything that is timed. @param firstKey requests the key of a list's first row */
export async function timedRequests(
  firstKey: (path: string, key: string) => Promise<string>,
): Promise<Timed[]> {
  const requests: Timed[] = [];
  for (const { name, path, filter, key = 'id' } of measured) {
    requests.push(
      { kind: 'list', name: `list ${name}`, path },
      { kind: 'filter', name: `filter ${name}`, path: `${path}?${filter}` },
      {
        kind: 'search',
        name: `search ${name}`,
        path: `${path}?search=${name === 'audit log' ? 'LEARN-S321' : 'sample321%40'}`,
      },
    );
    requests.push({ kind: 'open', name: `open ${name}`, path: `${path}/${await firstKey(path, key)}` });
  }
  for (const [name, path] of Object.entries(others))
    requests.push({ kind: name.startsWith('people') ? 'people' : 'overview', name, path });
  return requests;
}
