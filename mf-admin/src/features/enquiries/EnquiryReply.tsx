import { WritePart } from '../../kit/correspondence/WritePart';
import { useAnswerEnquiryMutation, useNoteEnquiryMutation, type EnquiryDetail } from './api';

/** An answer to an enquiry by mail, or a note about it. */
export function EnquiryReply({ enquiry: { id, email } }: { readonly enquiry: EnquiryDetail }) {
  const [answer] = useAnswerEnquiryMutation();
  const [note] = useNoteEnquiryMutation();
  return (
    <WritePart
      email={email}
      draftKey={(kind) => `enquiry-${kind}-${id}`}
      onSend={(kind, text, key) =>
        kind === 'answer'
          ? answer({ id, 'idempotency-key': key, enquiryReply: { text } }).unwrap()
          : note({ id, 'idempotency-key': key, enquiryNote: { text } }).unwrap()
      }
    />
  );
}
