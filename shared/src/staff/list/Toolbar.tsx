import { useId, useState } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme';
import { Button, SelectField } from '../../ui';
import { countFilters } from './filters';
import type { ListProps } from './listProps';
import { PeriodFilter } from './PeriodFilter';
import { Search } from './Search';

type Props = Pick<ListProps<never>, 'what' | 'address' | 'filters' | 'searchHint' | 'tools'>;

/** Search and filters of a list. On a phone a button unfolds the filters, so that the rows come first. */
export function Toolbar({ what, address, filters, searchHint, tools }: Props) {
  const { query, change } = address;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const set = countFilters(query.filters);
  return (
    <ToolbarRow id={id} data-folded={filters.length > 0 && !isOpen}>
      <Search what={what} hint={searchHint} value={query.search} onSearch={(search) => change({ search })} />
      {filters.length > 0 && (
        <Unfold
          tone="line"
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Unfold>
      )}
      {filters.map(({ name, label, all, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          placeholder={all}
          options={options}
          value={query.filters[name] ?? ''}
          onChange={({ target }) => change({ filters: { ...query.filters, [name]: target.value } })}
        />
      ))}
      <PeriodFilter address={address} />
      {tools}
    </ToolbarRow>
  );
}

/** The kit's fields, closer together than in a form. */
export const ToolbarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s3};
  > * {
    flex: 0 1 168px;
  }
  > form {
    flex: 1 1 280px;
  }
  > button {
    flex: none;
  }
  label {
    font-size: 1rem;
  }
  select,
  input {
    min-height: 40px;
    font-size: 1rem;
  }
  *:has(> select),
  *:has(> input:not([type='radio'])) {
    min-height: 44px;
    margin-top: 4px;
    font-size: 1rem;
  }
  input[type='radio'] + span {
    min-height: 40px;
  }
  ${media.phone} {
    > * {
      flex: 1 1 140px;
    }
    > form,
    > button {
      flex: 1 1 100%;
    }
    > form[role='search'] {
      flex: 1 1 150px;
    }
    &[data-folded='true'] > form:not([role='search']) {
      display: none;
    }
    &[data-folded='true'] > :has(select) {
      display: none;
    }
  }
`;

const Unfold = styled(Button)`
  display: none;
  ${media.phone} {
    ${ToolbarRow} > & {
      display: inline-flex;
      flex: none;
    }
  }
`;
