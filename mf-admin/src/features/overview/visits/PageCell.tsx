import styled from 'styled-components';
import { Link } from '@school/shared';
import { measure } from '@school/shared/theme';
import { isAddress, pageName } from './pageViews';

/** A page in a table, linked when it has a single address. */
export function PageCell({ path }: { readonly path: string }) {
  return isAddress(path) ? <Way to={path}>{pageName(path)}</Way> : <b>{pageName(path)}</b>;
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
