import { island } from '@school/shared';
import { Cluster, Notice, Skeleton, TextLink } from '@school/shared/ui';
import { FactList } from '../../../kit/detail/FactList';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { Part, PartTitle } from '../../../kit/page/Part';
import { Status } from '../../../kit/ui/Status';
import { usePreviewPublicationQuery, type PlannedPublication } from '../api';
import { publicationKinds } from './kinds';
import { isOutdated, groupNames, stateOfPublication } from './stateOfPublication';
import { TakeDown } from './TakeDown';

const PublishForm = island(
  'publish form',
  () => import('./PublishForm').then((module) => module.PublishForm),
  {
    when: 'load',
    fallback: <Skeleton height={520} />,
  },
);

/** One kind of publication: how it is with it, and the way to its preview. */
export function PublicationPart({ publication }: { readonly publication: PlannedPublication }) {
  const { kind, note, groups, publishAt, publishedAt, actor } = publication;
  const { title, page } = publicationKinds[kind];
  const id = `publication-${kind}`;
  const [sign, words] = stateOfPublication(publication);
  const { currentData: now } = usePreviewPublicationQuery({ kind }, { refetchOnMountOrArgChange: true });
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      <Status kind={sign}>{words}</Status>
      <FactList
        facts={[
          [publishAt ? 'Says' : 'Would say', now && groupNames(publishAt ? groups : now.groups)],
          ['Note', note],
          ['By', actor],
        ]}
      />
      {now && isOutdated(publication, now.groups) && (
        <Notice tone="warning" title="Something has changed since">
          What {publishedAt ? 'is shown' : 'is planned'} is not what the preview shows now. Publish it again
          if everybody should see that.
        </Notice>
      )}
      <Cluster gap="s2">
        <ModalButton
          label={publishAt ? 'Look at it and publish again' : 'Look at it and publish'}
          of={title}
          title={title}
          tone={publishAt ? 'line' : 'ink'}
        >
          {(close) => <PublishForm publication={publication} onDone={close} />}
        </ModalButton>
        {publishAt && <TakeDown publication={publication} />}
        {publishedAt && <TextLink to={page}>See it as everybody does</TextLink>}
      </Cluster>
    </Part>
  );
}
