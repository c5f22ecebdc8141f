import { formatMoney } from '@school/shared/format';
import {
  defineStaffList,
  moneySum,
  ofTheseDays,
  optionsOf,
  Quiet,
  RowButton,
} from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { DateText, Money, TextLink } from '@school/shared/ui';
import { StaffOnly } from '../../../app/access/StaffOnly';
import { AdminFrame } from '../../../app/frame/AdminFrame';
import { useListProjectsQuery, type Project } from '../../../kit/projects/api';
import { useListMonthlyGiftsQuery, useSumMonthlyGiftsQuery } from '../api';
import { giftStateKinds, giftStateLabels, methodLabels } from '../labels';

const NONE: readonly Project[] = [];

const MonthlyGiftList = defineStaffList({
  useData: () => useListProjectsQuery().data ?? NONE,
  what: 'monthly gifts',
  useRows: (request, options) => useListMonthlyGiftsQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Donor', ({ name }) => name, {
      cell: ({ name, anonymous }) => (
        <>
          <RowButton>{name}</RowButton>
          {anonymous && <Quiet> anonymous</Quiet>}
        </>
      ),
    }),
    {
      id: 'amount',
      head: 'Each month',
      align: 'end',
      sort: { by: 'amount', first: 'desc' },
      cell: ({ amount, fee }) => (
        <>
          <Money pesewas={amount} />
          {fee > 0 && <Quiet> and fee {formatMoney(fee)}</Quiet>}
        </>
      ),
    },
    { id: 'project', head: 'For', cell: ({ project }) => project.name },
    {
      id: 'state',
      head: 'State',
      cell: ({ state, failing }) => (
        <>
          <Status kind={giftStateKinds[state]}>{giftStateLabels[state]}</Status>
          {failing && <Status kind="failed">Payment failing</Status>}
        </>
      ),
    },
    {
      id: 'next',
      head: 'Next',
      sort: { by: 'nextAt', first: 'asc' },
      cell: ({ nextAt }) => (nextAt ? <DateText value={nextAt} /> : <Quiet>none</Quiet>),
    },
    {
      id: 'months',
      head: 'Months',
      cell: ({ paidMonths, missedMonths }) => (
        <>
          {paidMonths} paid{missedMonths > 0 && <Quiet>, {missedMonths} missed</Quiet>}
        </>
      ),
    },
    { id: 'method', head: 'Method', cell: ({ method }) => methodLabels[method] },
    column.date('date', 'Started', 'createdAt'),
  ],
  filters: (projects) => [
    { name: 'state', label: 'State', all: 'All states', options: optionsOf(giftStateLabels) },
    {
      name: 'project',
      label: 'For',
      all: 'All projects',
      options: projects.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    { name: 'method', label: 'Method', all: 'All methods', options: optionsOf(methodLabels) },
    {
      name: 'failing',
      label: 'Payment',
      all: 'All payments',
      options: optionsOf({ true: 'Failing', false: 'Not failing' }),
    },
  ],
  sort: 'createdAt',
  searchHint: 'Name, email or phone',
  exportPath: '/staff/monthly-gifts/export',
  useSums: ({ search, filters }) => {
    const result = useSumMonthlyGiftsQuery(
      { ...(search && { search }), ...filters },
      { refetchOnMountOrArgChange: true },
    );
    const { data } = result;
    return {
      result,
      note: ofTheseDays(filters),
      sums: [
        ['Active', data?.active.toLocaleString('en-GB')],
        ['Each month', moneySum(data?.monthly)],
        ['Failing', data?.failing.toLocaleString('en-GB')],
      ],
    };
  },
  empty: {
    title: 'No monthly gifts yet',
    text: 'Gifts appear here when a donor chooses to give every month.',
    action: <TextLink to="/donate">View the donation pages</TextLink>,
  },
  Drawer: lazyPart('gift', () => import('./MonthlyGiftDrawer').then((module) => module.MonthlyGiftDrawer)),
});

export function MonthlyGiftsPage() {
  return (
    <AdminFrame title="Monthly gifts" backLink="/admin/donations">
      <StaffOnly>
        <MonthlyGiftList />
      </StaffOnly>
    </AdminFrame>
  );
}
