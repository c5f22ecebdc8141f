import { useState } from 'react';
import styled from 'styled-components';
import { fieldName, fieldValue } from '@school/shared/schemas/stored/labels';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { color, size, space } from '@school/shared/theme';
import { Button, Text } from '@school/shared/ui';
import { useGetAuditActionQuery, type AuditChange } from './api';
import { changeTitle } from './describe';

/** Records shown at a time: one action may have changed thousands. */
const STEP = 100;

/** An action with the records that it changed, and their values before and after. */
export const AuditDrawer = defineDrawer({
  what: 'change',
  kind: null,
  useEntry: (id) => useGetAuditActionQuery({ id }),
  head: (action) => ({
    title: action.name,
    above: <DateTime value={action.at} />,
    below: action.operationLabel,
  }),
  body: (action) => (
    <>
      <DrawerPart title="Who">
        <FactList
          facts={[
            ['Name', action.name],
            ['Account', action.account],
            ['Records', action.changed],
          ]}
        />
      </DrawerPart>
      <Changed changes={action.changes} />
    </>
  ),
  history: null,
});

/** The changes of each record. */
function Changed({ changes }: { readonly changes: readonly AuditChange[] }) {
  const [shown, setShown] = useState(STEP);
  const left = changes.length - shown;
  return (
    <>
      {changes.slice(0, shown).map((change, nth) => (
        <DrawerPart key={nth} title={changeTitle(change)}>
          <Fields change={change} />
        </DrawerPart>
      ))}
      {left > 0 && (
        <Button tone="line" size="s" onClick={() => setShown(shown + STEP)}>
          Show {Math.min(STEP, left)} more of {left.toLocaleString('en')}
        </Button>
      )}
    </>
  );
}

function Fields({ change: { kind, subject, fields } }: { readonly change: AuditChange }) {
  if (fields.length === 0)
    return (
      <Text size="small" muted>
        No further details are recorded.
      </Text>
    );
  return (
    <FieldList>
      {fields.map(({ field, from, to, withheld }) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            {withheld ? (
              <small>{kind === 'update' ? 'changed' : 'given'}; personal data is not recorded here</small>
            ) : kind === 'update' ? (
              <>
                from <b>{fieldValue(field, from, subject)}</b> to <b>{fieldValue(field, to, subject)}</b>
              </>
            ) : (
              <b>{fieldValue(field, kind === 'insert' ? to : from, subject)}</b>
            )}
          </dd>
        </div>
      ))}
    </FieldList>
  );
}

const FieldList = styled.dl`
  display: grid;
  gap: ${space.s2};
  > div {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: ${space.s2};
  }
  dt {
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
  dd {
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: ${size.mini};
    color: ${color.muted};
  }
`;
