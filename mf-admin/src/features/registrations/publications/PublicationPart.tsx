import { Cluster, Notice, Skeleton, TextLink, VisuallyHidden } from '@school/shared/ui';
import { FactList } from '../../../kit/detail/parts';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { lazyPart } from '../../../kit/page/lazyPart';
import { Part, PartTitle } from '../../../kit/page/Part';
import { ActionButton } from '../../../kit/ui/ActionButton';
import { Status } from '../../../kit/ui/Status';
import { usePreviewPublicationQuery, useUnpublishCompetitionMutation, type PlannedPublication } from '../api';
import { publicationKinds } from './kinds';
import { groupNames, isOutdated, stateOfPublication } from './stateOfPublication';

const PublishForm = lazyPart(
  'publish form',
  () => import('./PublishForm').then((module) => module.PublishForm),
  <Skeleton height={520} />,
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

interface Props {
  readonly publication: PlannedPublication;
}

/** Withdraws what is published or planned. */
function TakeDown({ publication: { kind, publishedAt } }: Props) {
  const [unpublish] = useUnpublishCompetitionMutation();
  const { title } = publicationKinds[kind];
  return (
    <ActionButton
      run={() => unpublish({ kind }).unwrap()}
      done={`${title}: nothing is shown or planned.`}
      failed={`${title} was not taken down.`}
      confirm={{
        title: `Take down: ${title}?`,
        text: publishedAt
          ? 'Its page says again that nothing is published, and competitors see their entry as they did before.'
          : 'What is planned is dropped; so is what is shown until then.',
        action: 'Take it down',
        busyLabel: 'Taking it down',
      }}
    >
      Take down <VisuallyHidden>{title}</VisuallyHidden>
    </ActionButton>
  );
}
