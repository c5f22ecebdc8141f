import { useContent } from '@school/shared/content/use';
import { firstNumberWord } from '@school/shared/format';
import { performers } from '@school/shared/people';
import { Button, TextLink } from '@school/shared/ui';
import { instructors } from '../content/instructors';
import { leadership } from '../content/leadership';
import { PageHead } from '../parts/PageHead';
import { Contact } from './Contact';
import { FollowUs } from './FollowUs';
import { People } from './People';
import { Principles } from './Principles';
import { Story } from './Story';

export function AboutPage() {
  const { length: leaders } = useContent(leadership);
  return (
    <>
      <PageHead
        scene="about"
        title="A conservatory that counts everyone in"
        lead="We teach classical and contemporary music in Accra and Tema, to anyone from four years on who would like to play."
      >
        <Button to="/learn">Find your instrument</Button>
        <TextLink to="#contact">Visit or write to us</TextLink>
      </PageHead>
      <Story />
      <Principles />
      <People
        id="leadership"
        ground="card"
        title="The people who lead us"
        lead={`${leaders === 1 ? 'One person leads' : `${firstNumberWord(leaders)} people lead`} the school. The strip under each name has one block for every syllable of it.`}
        document={leadership}
      />
      <People
        id="instructors"
        ground="paper"
        title="The people who teach"
        lead="Each of our instructors performs as well, and teaches what they do on stage."
        document={instructors}
      />
      <People
        id="performers"
        ground="card"
        title="The people who play"
        lead="Our performers give the school’s concerts, and they sit on the jury of the music competition."
        document={performers}
      >
        <Button to="/projects#book" tone="ink">
          Book performers
        </Button>
        <TextLink to="/projects#perform">Apply to perform</TextLink>
      </People>
      <Contact />
      <FollowUs />
    </>
  );
}
