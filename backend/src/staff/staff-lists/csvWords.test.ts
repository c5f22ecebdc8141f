import { instrumentNames } from '@school/shared/competition';
import { categoryLabels } from '@school/shared/schemas/lessons';
import { placeLabels } from '@school/shared/schemas/showcase/labels';
import * as labels from '@school/shared/schemas/stored/labels';
import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import { beforeAll, expect, it } from 'vitest';
import { ticketTypes } from '../../platform/db/schema';
import { getTableName } from 'drizzle-orm';
import { features } from '../../app/features';
import { gatherFeatures } from '../../platform/feature/gatherFeatures';
import { addSamples } from '../../app/samples/addSamples';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { documentOperations } from '../../testing/documentOperations';

const { changes, tables: ownTables } = gatherFeatures(features);
const rowLabels = Object.fromEntries(
  ownTables.flatMap((one) => ('row' in one ? [[getTableName(one.table), one.row]] : [])),
);

type Labels = Readonly<Record<string, string>>;

/** The columns of each CSV file whose page shows labels. */
const tables: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  exportDonations: { State: labels.orderLabels, Method: labels.methodLabels },
  exportTicketOrders: { State: labels.ticketLabels, 'Paid by': labels.methodLabels },
  exportInvitations: { State: labels.invitationLabels, Sale: labels.saleLabels },
  exportCompetitionEntries: {
    State: labels.entryLabels,
    Instrument: instrumentNames,
    Fee: labels.feeLabels,
    Consent: labels.consentLabels,
    Missing: labels.paperLabels,
  },
  exportChallengeSheets: { Status: labels.challengeLabels },
  exportMonthlyGifts: {},
  exportMusicStudyEntries: { Status: labels.lessonLabels },
  exportPerformers: { Status: labels.performerLabels, Category: categoryLabels, Place: placeLabels },
  exportEngagements: { Status: labels.engagementLabels },
  exportEnquiries: { Kind: enquiryKindLabels, State: enquiryStateLabels },
  exportVolunteers: { State: labels.volunteerLabels },
  exportVolunteerShifts: {},
  exportPeople: { 'Listed in': labels.personListLabels },
  exportOutbox: { State: labels.effectLabels },
  exportAudit: { Operation: changes, Change: labels.changeLabels, Table: rowLabels },
  exportTicketInterests: {},
};

/** Archives and the data of one person are no lists. */
const noLists = ['exportEverything', 'exportPerson'];

const api = testApi();
let headers: Record<string, string>;
beforeAll(async () => {
  await addSamples(api.database.db, { rows: 30, until: testNow });
  headers = {
    authorization: `Bearer ${await api.token({ 'https://music-school.example/roles': ['admin'] })}`,
  };
  const type = await api.database.db.select().from(ticketTypes).limit(1);
  await api.send('PATCH', `/api/staff/tickets/types/${type[0]?.id}`, { maxPerOrder: 3 }, headers);
});

const operations = documentOperations().filter(({ id }) => id.startsWith('export') && !noLists.includes(id));

it('covers every table', () => {
  expect(Object.keys(tables).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

it('labels performers like their list and drawer', async () => {
  const answer = await api.send('GET', '/api/staff/performers', undefined, headers);
  const { rows } = (await answer.json()) as { rows: { category: string; place: string }[] };
  const known = (all: Labels) => new Set(Object.values(all));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ category }) => !known(categoryLabels).has(category))).toEqual([]);
  expect(rows.filter(({ place }) => !known(placeLabels).has(place))).toEqual([]);
});

const outsideQuotes = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
const cellsOf = (line: string) => line.split(outsideQuotes).map((cell) => cell.replace(/^"|"$/g, ''));

it.each(operations)('$id uses the labels of its page', async ({ id, path }) => {
  const answer = await api.send('GET', path, undefined, headers);
  const [head = '', ...lines] = (await answer.text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  for (const [column, known] of Object.entries(tables[id] ?? {})) {
    const at = cellsOf(head).indexOf(column);
    const cells = lines.flatMap((line) => cellsOf(line)[at]?.split(', ') ?? []).filter(Boolean);
    expect(cells.length, column).toBeGreaterThan(0);
    const pageLabels = new Set(Object.values(known));
    const placed = /^(?:Place \d|Eliminated after )/;
    expect(
      [...new Set(cells)].filter((cell) => !pageLabels.has(cell) && !placed.test(cell)),
      column,
    ).toEqual([]);
  }
});
