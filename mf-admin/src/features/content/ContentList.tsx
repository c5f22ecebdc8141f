import { DateTime } from '@school/shared/staff/detail';
import { Loaded } from '@school/shared/staff/forms';
import { Part } from '@school/shared/staff/page';
import { Table, Text, TextLink } from '@school/shared/ui';
import { useListContentQuery, type ContentRow } from './api';
import { ContentState } from './ContentState';

/** Everything that staff may edit, with how it stands. */
export function ContentList() {
  const result = useListContentQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Part aria-label="Texts and facts">
      <Text>
        Texts that change from term to term. Edit a draft, preview it on its page, then publish it: every page
        that shows it is updated within seconds.
      </Text>
      <Loaded what="texts" result={result} height={480}>
        {(rows) => (
          <Table
            caption="Texts and facts of the site"
            rows={rows}
            rowKey={({ path }) => path}
            columns={columns}
            dense
            empty="No app of the site has texts to edit."
          />
        )}
      </Loaded>
    </Part>
  );
}

/** The address of a document in the admin area. */
const editorOf = ({ path }: ContentRow): string => `/admin/content?open=${path.replace(/^\/content\//, '')}`;

const columns = [
  {
    id: 'title',
    head: 'Text',
    bare: true,
    cell: (row: ContentRow) => <TextLink to={editorOf(row)}>{row.title}</TextLink>,
  },
  { id: 'about', head: 'About', bare: true, cell: ({ about }: ContentRow) => about },
  { id: 'state', head: 'State', cell: (row: ContentRow) => <ContentState row={row} /> },
  {
    id: 'changed',
    head: 'Changed',
    cell: ({ changedAt, changedBy }: ContentRow) =>
      changedAt ? (
        <>
          <DateTime value={changedAt} />
          {changedBy && <span>{`, ${changedBy}`}</span>}
        </>
      ) : (
        'never'
      ),
  },
];
