import { messageOfApiError } from '@school/shared/api';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Button, Cluster, Notice } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PanelBody } from '../../panel/PanelBody';
import { PanelHead } from '../../panel/PanelHead';
import type { EntryFields } from '@school/shared/competition/entry';
import { differencesOf } from './differences';
import type { SharedDraft } from './useSharedDraft';

interface Props {
  readonly draft: SharedDraft;
  readonly here: EntryFields;
  readonly onSettled: () => void;
}

/** Shows both versions of an entry that was changed on two devices, to choose one. */
export function TwoVersions({ draft, here, onSettled }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (!draft.conflict) return null;

  const choose = (choice: 'here' | 'there') => {
    setBusy(true);
    setFailed(undefined);
    draft
      .settle(choice)
      .then(onSettled, (failure: unknown) => setFailed(messageOfApiError(failure)))
      .finally(() => setBusy(false));
  };

  return (
    <>
      <PanelHead
        title="Which version do you want to keep?"
        lead="This entry was changed on another device. Nothing is lost: choose the version you want to continue with."
      />
      <PanelBody>
        {failed && (
          <Notice tone="error" title="That did not work" live>
            {failed}
          </Notice>
        )}
        <Both>
          {differencesOf(here, draft.conflict.theirs).map(({ step, ...said }) => (
            <div key={step.id}>
              <dt>{step.name}</dt>
              <dd>
                <small>On this device</small>
                {said.here || 'nothing'}
              </dd>
              <dd>
                <small>On the other device</small>
                {said.there || 'nothing'}
              </dd>
            </div>
          ))}
        </Both>
        <Cluster gap="s4">
          <Button tone="ink" busy={busy} busyLabel="One moment" onClick={() => choose('here')}>
            Keep this version
          </Button>
          <Button tone="line" busy={busy} busyLabel="One moment" onClick={() => choose('there')}>
            Keep the other version
          </Button>
        </Cluster>
      </PanelBody>
    </>
  );
}

const Both = styled.dl`
  margin-bottom: ${space.s8};
  border-bottom: ${line.hair} solid ${color.rule};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 7em) repeat(2, minmax(0, 1fr));
    gap: ${space.s1} ${space.s5};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  dt {
    ${voice.label}
  }
  dd {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${voice.small}
    color: ${color.muted};
  }
  ${media.phone} {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    dt {
      grid-column: 1 / -1;
    }
  }
`;
