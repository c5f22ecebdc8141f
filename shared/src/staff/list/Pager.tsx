import styled from 'styled-components';
import { space } from '../../theme';
import { Button } from '../../ui';
import type { ListPage } from './listProps';
import { rangeOf } from './range';

interface Props {
  readonly what: string;
  readonly page: ListPage<unknown>;
  readonly onGo: (page: number) => void;
}

/** Shows the current range of rows, with buttons for the other pages, which keep the focus on the last one. */
export function Pager({ what, page, onGo }: Props) {
  const { from, to, last } = rangeOf(page);
  const isFirst = page.page <= 1;
  const isLast = page.page >= last;
  return (
    <Foot aria-label={`Pages of ${what}`}>
      <p role="status">
        {from} to {to} of {page.more && <span>{'more than '}</span>}
        {page.total.toLocaleString('en-GB')}
      </p>
      <Button tone="line" size="s" aria-disabled={isFirst} onClick={() => isFirst || onGo(page.page - 1)}>
        Previous
      </Button>
      <Button tone="line" size="s" aria-disabled={isLast} onClick={() => isLast || onGo(page.page + 1)}>
        Next
      </Button>
    </Foot>
  );
}

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s3};
  > p {
    margin-right: auto;
    font-variant-numeric: tabular-nums;
  }
  > [aria-disabled='true'] {
    opacity: 0.55;
  }
`;
