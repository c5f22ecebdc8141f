import { useId, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useLocation, useNavigate } from '@school/shared';
import { color, measure, space } from '@school/shared/theme';

/** Lists links to all pages of the app. */
export function Pages({ paths }: { readonly paths: readonly string[] }) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (event: ChangeEvent<HTMLSelectElement>) => void navigate(event.target.value);
  return (
    <Choice>
      <label htmlFor={id}>Page</label>
      <select id={id} value={pathname} onChange={go}>
        {[...new Set([...paths, pathname])].map((path) => (
          <option key={path}>{path}</option>
        ))}
      </select>
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
  select {
    min-height: ${measure.target};
    max-width: 60vw;
    border: 1px solid ${color.rule};
    background: ${color.ground};
  }
`;
