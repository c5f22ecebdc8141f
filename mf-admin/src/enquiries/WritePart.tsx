import { useState } from 'react';
import { Segmented, Text } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import type { EnquiryDetail } from './api';
import { AnswerForm } from './AnswerForm';
import { NoteForm } from './NoteForm';

/** An answer by mail, or a note that colleagues alone see. */
export function WritePart({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const [kind, setKind] = useState('answer');
  return (
    <DrawerPart title="Write">
      <Segmented
        name="write"
        label="What you write"
        hideLabel
        options={[
          { value: 'answer', label: 'Answer by mail' },
          { value: 'note', label: 'Note for colleagues' },
        ]}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <Text size="small" muted>
        {kind === 'answer'
          ? `It goes to ${enquiry.email}, with your name below it, and stays here.`
          : 'It stays here, for staff alone.'}
      </Text>
      {kind === 'answer' ? (
        <AnswerForm key="answer" enquiry={enquiry} />
      ) : (
        <NoteForm key="note" enquiry={enquiry} />
      )}
    </DrawerPart>
  );
}
