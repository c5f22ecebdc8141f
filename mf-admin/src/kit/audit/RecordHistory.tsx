import { useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '@school/shared/staff/page';
import { color, measure } from '@school/shared/theme';
import { Skeleton } from '@school/shared/ui';
import { disclosureMark } from '../ui/disclosureMark';

const RecordChanges = lazyPart(
  'changes',
  () => import('./RecordChanges').then((module) => module.RecordChanges),
  <Skeleton height={90} />,
);

/** All changes of a record by staff, loaded when the user opens them. */
export function RecordHistory({ record }: { readonly record: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>All changes</summary>
      {isOpen && <RecordChanges record={record} />}
    </Part>
  );
}

const Part = styled.details`
  border-top: 1px solid ${color.rule};
  > summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: ${measure.target};
    font-weight: 600;
    cursor: pointer;
  }
  ${disclosureMark}
`;
