import { BesideRecord } from '@school/shared/staff';
import { Loaded } from '@school/shared/staff/forms';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Text } from '@school/shared/ui';
import { useGetContentQuery, type ContentDetail } from '../../kit/content/api';
import { ClashPart } from './ClashPart';
import { ContentState } from './ContentState';
import { EditForm } from './EditForm';
import { HistoryPart } from './HistoryPart';
import { MisfitPart } from './MisfitPart';
import { StalePart } from './StalePart';
import { useEditing, type DocumentName } from './useEditing';

/** One document: form, preview, published versions, and pending choices. */
export function ContentEditor({ which }: { readonly which: DocumentName }) {
  const result = useGetContentQuery(which);
  if (result.data) return <Editor which={which} detail={result.data} refetch={result.refetch} />;
  return (
    <Part>
      <Loaded what="text" result={result} height={640}>
        {() => null}
      </Loaded>
    </Part>
  );
}

interface Props {
  readonly which: DocumentName;
  readonly detail: ContentDetail;
  readonly refetch: ReturnType<typeof useGetContentQuery>['refetch'];
}

function Editor({ which, detail, refetch }: Props) {
  const editing = useEditing(which, detail, refetch);
  const record = { kind: 'text', id: `${which.owner}.${which.name}` };
  return (
    <>
      <Part aria-labelledby="content-title">
        <PartTitle id="content-title">{detail.title}</PartTitle>
        <Text>{detail.about}</Text>
        <ContentState row={detail} />
        <BesideRecord {...{ record, refetch }} what="text" isTyped={editing.isTyped} />
      </Part>
      <MisfitPart detail={detail} />
      {detail.clashes && <ClashPart detail={detail} editing={editing} />}
      {editing.isStale && <StalePart detail={detail} editing={editing} />}
      <EditForm detail={detail} editing={editing} />
      <HistoryPart detail={detail} editing={editing} />
    </>
  );
}
