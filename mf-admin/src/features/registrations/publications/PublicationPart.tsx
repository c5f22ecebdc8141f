import { FactList } from '@school/shared/staff/detail';
import { ModalButton } from '@school/shared/staff/forms';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { ActionButton, Status } from '@school/shared/staff/ui';
import { Cluster, Notice, Skeleton, TextLink, VisuallyHidden } from '@school/shared/ui';
import { usePreviewPublicationQuery, useUnpublishCompetitionMutation, type PlannedPublication } from '../api';
import { publicationKinds } from './kinds';
import { groupNames, isOutdated, stateOfPublication } from './stateOfPublication';

const PublishForm = lazyPart(
  'publish form',
  () => import('./PublishForm').then((module) => module.PublishForm),
  <Skeleton height={520} />,
);

/** One kind of publication with its state, preview and actions. */
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
          [publishAt ? 'Names' : 'Would name', now && groupNames(publishAt ? groups : now.groups)],
          ['Note', note],
          ['By', actor],
        ]}
      />
      {now && isOutdated(publication, now.groups) && (
        <Notice tone="warning" title="Changed since publication">
          The preview differs from what is {publishedAt ? 'published' : 'scheduled'}. Publish again to update
          it.
        </Notice>
      )}
      <Cluster gap="s2">
        <ModalButton
          label={publishAt ? 'Preview and publish again' : 'Preview and publish'}
          of={title}
          title={title}
          tone={publishAt ? 'line' : 'ink'}
        >
          {(close) => <PublishForm publication={publication} onDone={close} />}
        </ModalButton>
        {publishAt && <TakeDown publication={publication} />}
        {publishedAt && <TextLink to={page}>View the public page</TextLink>}
      </Cluster>
    </Part>
  );
}

interface Props {
  readonly publication: PlannedPublication;
}

/** Unpublishes, or cancels a scheduled publication. */
function TakeDown({ publication: { kind, publishedAt } }: Props) {
  const [unpublish] = useUnpublishCompetitionMutation();
  const { title } = publicationKinds[kind];
  return (
    <ActionButton
      run={() => unpublish({ kind }).unwrap()}
      done={`${title} was unpublished.`}
      failed={`${title} was not unpublished.`}
      confirm={{
        title: `Unpublish ${title}?`,
        text: publishedAt
          ? 'The page says that nothing is published yet, and competitors see their entry as before.'
          : 'The planned publication is cancelled, and the current one is removed.',
        action: 'Unpublish',
        busyLabel: 'Unpublishing',
      }}
    >
      Unpublish <VisuallyHidden>{title}</VisuallyHidden>
    </ActionButton>
  );
}
