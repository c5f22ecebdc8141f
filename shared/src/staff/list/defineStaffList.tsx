import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../ui';
import type { DrawerProps } from '../drawer/defineDrawer';
import { ModalPanel } from '../modal/ModalPanel';
import { useModal } from '../modal/useModal';
import type { ListQuery } from './address';
import type { BulkActions } from './bulk';
import { dateColumn, nameColumn, stateColumn, type ColumnKinds } from './columnKinds';
import type { ListColumn } from './columns';
import { termsOf, type ListFilter } from './filters';
import { List } from './List';
import type { ListPage, ListResult } from './listProps';
import { Sums, type SumsProps } from './Sums';
import { useListAddress, type ListAddress } from './useListAddress';

interface FormProps {
  /** Receives the keys of the rows that the form has made, so that the list shows them at once. */
  readonly onMade: (keys: readonly string[]) => void;
  readonly onDone: () => void;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** @template Data what `useData` returns */
interface StaffList<Row, Data> {
  /** Loads what columns and filters need beside the rows. Its result must keep its identity between renders. */
  readonly useData?: () => Data;
  /** The rows, in the plural: 'donations'. */
  readonly what: string;
  /**
   * Loads a page of rows by a hook of the generated API client. A request holds only values that the terms of the list
   * name, which the compiler cannot know: as `never` it fits every hook.
   */
  readonly useRows: (request: never, options: typeof FRESH) => ListResult<ListPage<Row>>;
  readonly rowKey: (row: NoInfer<Row>) => string;
  readonly columns:
    | readonly ListColumn<NoInfer<Row>>[]
    | ((column: ColumnKinds<NoInfer<Row>>, data: Data) => readonly ListColumn<NoInfer<Row>>[]);
  readonly filters: readonly ListFilter[] | ((data: Data) => readonly ListFilter[]);
  /** Filters of the address that accept any value: their options are still loading, or a link sets them. */
  readonly openFilters?: readonly string[];
  /** The list is sorted by it, descending, unless the user chooses a column. */
  readonly sort: string;
  /** Belongs to every address of the list, such as which of two lists it is. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly searchHint: string;
  readonly exportPath: string;
  /**
   * The id under which columns and views are stored: lower-case letters, digits and hyphens. By default it follows from
   * the export, so a list of rows that another app lists too needs its own, such as the app's name.
   */
  readonly id?: string;
  readonly useBulk?: (data: Data) => BulkActions;
  readonly useSums?: (query: ListQuery, data: Data) => SumsProps;
  /** Effects of the list's own, such as refetching on live updates. */
  readonly useEffects?: (list: {
    readonly address: ListAddress;
    readonly refetch: () => void;
    readonly data: Data;
  }) => void;
  /** A button that opens a form for new rows. */
  readonly add?: {
    readonly label: string;
    readonly title: string;
    readonly Form: ComponentType<FormProps>;
  };
  /** Shown in place of a list that has never had a row. The action is the add button unless given. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Shows the open row. */
  readonly Drawer?: ComponentType<DrawerProps>;
}

interface ListParts {
  /** Beside search and filters. */
  readonly tools?: ReactNode;
  /** Opens a row elsewhere than in the drawer. */
  readonly onOpen?: (key: string) => void;
  /** Below the list. */
  readonly children?: ReactNode;
}

const COLUMN_KINDS = { name: nameColumn, date: dateColumn, state: stateColumn };

const nothing = (): undefined => undefined;

/** Makes the component of a staff list from its declaration. */
export function defineStaffList<Row, Data = undefined>(list: StaffList<Row, Data>) {
  const { what, useRows, rowKey, sort, fixed, searchHint, exportPath, id, add, empty, Drawer } = list;
  // A list without data declares nothing that reads it.
  const useData = list.useData ?? (nothing as () => Data);
  const { useBulk = nothing, useSums = nothing, useEffects = nothing } = list;
  const columnsOf = (data: Data) =>
    typeof list.columns === 'function' ? list.columns(COLUMN_KINDS, data) : list.columns;
  const filtersOf = (data: Data) => (typeof list.filters === 'function' ? list.filters(data) : list.filters);

  function termsFor(columns: readonly ListColumn<Row>[], filters: readonly ListFilter[]) {
    const sorts = [...new Set([sort, ...columns.flatMap((column) => column.sort?.by ?? [])])];
    const terms = termsOf(filters, { sorts, sort, order: 'desc' });
    const open = Object.fromEntries((list.openFilters ?? []).map((name) => [name, undefined]));
    return { ...terms, filters: { ...terms.filters, ...open }, ...(fixed && { fixed }) };
  }

  return function StaffList({ tools, onOpen, children }: ListParts) {
    const data = useData();
    const { columns, filters, terms } = useMemo(() => {
      const [columns, filters] = [columnsOf(data), filtersOf(data)];
      return { columns, filters, terms: termsFor(columns, filters) };
    }, [data]);
    const address = useListAddress(terms);
    const { query } = address;
    const result = useRows(requestOf(query, terms.sorts), FRESH);
    const sums = useSums(query, data);
    const bulk = useBulk(data);
    useEffects({
      address,
      data,
      refetch: () => {
        void result.refetch();
        void sums?.result?.refetch();
      },
    });
    // Outside of the list: the text that replaces an empty list would unmount the form.
    const adding = useModal();
    const [own, setOwn] = useState<readonly string[]>([]);
    const addButton = add && (
      <Button tone="ink" size="s" onClick={adding.open}>
        {add.label}
      </Button>
    );
    return (
      <>
        {sums && <Sums {...sums} />}
        <List
          {...{ what, result, columns, filters, searchHint, rowKey, exportPath, id, own }}
          address={onOpen ? { ...address, open: onOpen } : address}
          {...(bulk && { bulk })}
          tools={addButton ?? tools}
          nothingYet={{ title: empty.title, children: empty.text, action: empty.action ?? addButton }}
        />
        {children}
        {add && (
          <ModalPanel id={adding.id} title={add.title}>
            <add.Form onMade={(keys) => setOwn([...own, ...keys])} onDone={adding.close} />
          </ModalPanel>
        )}
        {Drawer && query.open !== '' && (
          <Drawer id={query.open} onOpen={address.open} onClose={address.close} />
        )}
      </>
    );
  };
}

/** The API's request for one page. */
const requestOf = ({ search, filters, sort, order, page }: ListQuery, sorts: readonly string[]) =>
  ({
    ...(search && { search }),
    ...filters,
    // The API of a list with one order knows no `sort`.
    ...(sorts.length > 1 && { sort }),
    order,
    page,
  }) as never;
