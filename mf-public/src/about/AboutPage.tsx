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
        lead="We teach classical and contemporary music in Accra and Tema. Anyone can learn, from the age of four."
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
        lead={`${leaders === 1 ? 'One person leads' : `${firstNumberWord(leaders)} people lead`} the school. The strip under each name shows its syllables.`}
        document={leadership}
      />
      <People
        id="instructors"
        ground="paper"
        title="The people who teach"
        lead="All our instructors also perform, and they teach what they play on stage."
        document={instructors}
      />
      <People
        id="performers"
        ground="card"
        title="The people who play"
        lead="Our performers play the school’s concerts and judge the music competition."
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
