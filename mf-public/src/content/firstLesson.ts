// Sample content: how a first lesson goes.
export const firstLesson = [
  {
    title: 'Choose a time',
    text: 'Choose an instrument below and a time for the free trial lesson, or call. Not sure which one? You can try two or three.',
  },
  {
    title: 'Come and try',
    text: 'In the trial lesson of half an hour you meet a teacher and try the instrument. You need not prepare anything, and it is not a test.',
  },
  {
    title: 'Find your place',
    text: 'The teacher tells you which level and programme fit. The registrar tells you the free lesson times and the fee.',
  },
  {
    title: 'Start lessons',
    text: 'Lessons start the week after. Every course has two to four recitals, so note the first date in your calendar.',
  },
] as const;
