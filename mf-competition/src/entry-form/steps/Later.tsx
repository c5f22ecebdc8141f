import { useWatch } from '@school/shared/form';
import { Notice, Text } from '@school/shared/ui';
import type { EntryPaperKind } from '../../api';
import { useEntering } from '../flow/EntryContext';
import { isUnderWay, type PaperName } from '../form/useEntryUploads';

const kinds: Readonly<Record<PaperName, EntryPaperKind>> = {
  proofOfAge: 'proof_of_age',
  picture: 'picture',
  certificate: 'certificate',
  recording: 'recording',
};

/** Returns the document of this kind that the returned entry already has. */
function usePaperOnFile(name: PaperName) {
  const { changed } = useEntering();
  return changed?.papers.find(({ kind }) => kind === kinds[name]);
}

/** Says that a document was already sent. */
export function OnFile({ name }: { readonly name: PaperName }) {
  const paper = usePaperOnFile(name);
  if (!paper) return null;
  return (
    <Notice title="We have this already">{paper.fileName ?? paper.link} stays unless you replace it.</Notice>
  );
}

/** Says that the step can be left without the document or during its upload. */
export function Later({ name }: { readonly name: PaperName }) {
  const { school, uploads } = useEntering();
  const [file, link] = useWatch({
    control: school.form.control,
    name: [`papers.${name}`, 'papers.recordingLink'],
  });
  const onFile = usePaperOnFile(name);
  if (isUnderWay(uploads, `papers.${name}`)) {
    return <Text muted>You need not wait. The upload continues while you fill in the rest.</Text>;
  }
  if (file || onFile || (name === 'recording' && link !== '')) return null;
  return (
    <Text muted>Do not have it now? Continue without it, and add it later with the link to your entry.</Text>
  );
}
