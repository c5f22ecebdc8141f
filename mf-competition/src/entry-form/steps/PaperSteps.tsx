import { useWatch } from '@school/shared/form';
import { FileField, Text } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';
import { certificateOf } from '@school/shared/competition/entry';
import type { PaperName } from '../form/useEntryUploads';
import { Later, OnFile } from './Later';

/** A step with one file, which may be sent later. */
function PaperStep({ name, label }: { readonly name: PaperName; readonly label: string }) {
  const { uploads } = useEntering();
  return (
    <>
      <OnFile name={name} />
      <FileField label={label} {...uploads[name]} />
      <Later name={name} />
    </>
  );
}

export const AgeStep = () => <PaperStep name="proofOfAge" label="Picture or scan of it" />;

export const PictureStep = () => <PaperStep name="picture" label="Picture of the competitor" />;

export function CertificateStep() {
  const { form } = useEntering().school;
  const band = useWatch({ control: form.control, name: 'band' });
  return (
    <>
      <Text>
        Band {band} asks for it. {certificateOf(band)}
      </Text>
      <PaperStep name="certificate" label="Picture or scan of it" />
    </>
  );
}
