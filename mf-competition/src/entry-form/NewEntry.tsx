import { useNavigate } from '@school/shared';
import { useWatch } from '@school/shared/form';
import { useEffect, useEffectEvent } from 'react';
import { entryPath, stepPath } from '../panel/paths';
import { useAuditionHold } from './hold/useAuditionHold';
import { useHoldSlot } from './hold/useHoldSlot';
import { TwoVersions } from './draft/TwoVersions';
import { useSharedDraft } from './draft/useSharedDraft';
import { EntryContext } from './flow/EntryContext';
import { LinkIsOver } from './LinkIsOver';
import { EntryLoading } from './EntryLoading';
import { useSendEntry } from './send/useSendEntry';
import { StepFrame } from './StepFrame';
import { StepsContext } from './flow/StepsContext';
import { useEntryUploads } from './form/useEntryUploads';
import { ENTRY_DRAFT, useEntryForm } from './form/useEntryForm';
import { useMailLinks } from './useMailLinks';
import { useSteps } from './flow/useSteps';
import type { WizardProps } from './wizardProps';

/** The form for a new entry, which continues the draft of the device or of a mail link. */
export function NewEntry({ step: asked, isReviewed, draft: draftLink, offer }: Omit<WizardProps, 'change'>) {
  const { isReady, ...school } = useEntryForm({ draftKey: ENTRY_DRAFT });
  const navigate = useNavigate();
  const uploads = useEntryUploads(school);
  const token = useWatch({ control: school.form.control, name: 'holdToken' });
  const hold = useAuditionHold(token);
  const holdSlot = useHoldSlot(school, hold);
  const draft = useSharedDraft(school);
  const send = useSendEntry({ school, draftKey: draft.kept?.key, change: undefined, onEnd: draft.forget });
  const links = useMailLinks({ school, isReady, draft, draftLink, offer });
  const steps = useSteps({
    school,
    uploads,
    asked,
    fromReview: isReviewed,
    change: undefined,
    refuse: async ({ id }) => (id === 'audition' ? holdSlot() : undefined),
    onDone: draft.follow,
  });

  const { sentAs } = draft;
  const openSent = useEffectEvent(() => {
    if (sentAs !== undefined) void navigate(entryPath(sentAs), { replace: true });
  });
  useEffect(() => openSent(), [sentAs]);

  if (draft.conflict) {
    const goOn = () => void navigate(stepPath({ step: 'review' }), { replace: true });
    return <TwoVersions draft={draft} here={school.form.getValues()} onSettled={goOn} />;
  }
  if (links.over) return <LinkIsOver {...links.over} />;
  if (!isReady || links.isOpening || send.hasEnded || sentAs !== undefined) return <EntryLoading />;
  return (
    <EntryContext value={{ school, uploads, hold, changed: undefined, fee: send.fee }}>
      <StepsContext value={steps}>
        <StepFrame send={send} draft={draft} />
      </StepsContext>
    </EntryContext>
  );
}
