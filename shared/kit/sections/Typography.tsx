import { Display, Lead, SplitHead, Subtitle, Text, Title } from '@school/shared/ui';
import { Chapter, Part } from './Part';

export function Typography() {
  return (
    <Chapter title="Type">
      <Part title="Display">
        <Display as="p" size="hero">
          Count yourself in.
        </Display>
        <Display as="p" size={1}>
          Three programmes, each in its own time
        </Display>
        <Display as="p" size={2}>
          What a donation becomes
        </Display>
        <Display as="p" size={3}>
          Coming up on stage
        </Display>
      </Part>
      <Part title="Title, subtitle">
        <Title as="p" size={2}>
          How much would you like to give?
        </Title>
        <Title as="p" size={3}>
          Structured music education
        </Title>
        <Title as="p" size={4}>
          Early Years Music
        </Title>
        <Subtitle as="p">Sonatina in C major, Op. 36 No. 1, first movement</Subtitle>
      </Part>
      <Part title="Lead, text">
        <Lead>
          Classical and contemporary music lessons in Accra and Tema. For every age, from the first beat to
          the graded examination and the stage.
        </Lead>
        <Text>
          Names are written as people write them: Kɔfi, Ɛsi, Ŋutsukpui, Ɣebuwo, Ʋɔlɔ, Ɖɔdzi, Ƒafali. Money has
          its sign: GH₵ 1,234.00. Figures that are compared stand in columns: 0123456789.
        </Text>
        <Text muted>Text of second rank, such as the help of a field.</Text>
        <Text size="small">Small text.</Text>
        <Text size="mini">Mini text, the smallest there is.</Text>
      </Part>
      <SplitHead
        title="Heading left, lead right"
        lead="Seven columns for the heading and five for the lead."
      />
    </Chapter>
  );
}
