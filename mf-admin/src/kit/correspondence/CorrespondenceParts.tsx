import { DrawerPart, History } from '@school/shared/staff/detail';
import { Loaded } from '@school/shared/staff/forms';
import {
  useAnswerEntryMutation,
  useGetCorrespondenceQuery,
  useNoteEntryMutation,
  type AdminGetCorrespondenceApiArg,
} from './api';
import { describeWritten } from './describeWritten';
import { WritePart } from './WritePart';

interface Props {
  readonly list: AdminGetCorrespondenceApiArg['list'];
  readonly id: string;
  readonly email: string;
}

/** Notes, answers and changes of staff for a record, with the form to write one. */
export function CorrespondenceParts({ list, id, email }: Props) {
  const result = useGetCorrespondenceQuery({ list, id }, { refetchOnMountOrArgChange: true });
  const [answer] = useAnswerEntryMutation();
  const [note] = useNoteEntryMutation();
  return (
    <>
      <WritePart
        email={email}
        draftKey={(kind) => `${list}-${kind}-${id}`}
        onSend={(kind, text, key) =>
          kind === 'answer'
            ? answer({ list, id, 'idempotency-key': key, entryReply: { text } }).unwrap()
            : note({ list, id, 'idempotency-key': key, entryNote: { text } }).unwrap()
        }
      />
      <Loaded what="notes and answers" result={result} height={80}>
        {({ written }) =>
          written.length > 0 && (
            <DrawerPart title="History">
              <History
                entries={written.map((entry, nth) => ({
                  key: String(nth),
                  what: describeWritten(entry),
                  at: entry.at,
                  by: entry.by,
                  note: entry.kind === 'event' ? undefined : entry.text,
                }))}
              />
            </DrawerPart>
          )
        }
      </Loaded>
    </>
  );
}
