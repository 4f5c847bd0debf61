/** The scripted lessons: what stands beside their table, and in the list of them. */

export const scripted = {
  heading: 'Five lessons of three minutes',
  about: 'Each teaches one thing, by doing it on a small table of its own.',
  taken: 'taken',
  teacher: 'Lesson',
  step: (at: number, of: number) => `step ${at} of ${of}`,
  next: 'Next',
  back: 'Back',
  leave: 'Leave',
  all: 'All lessons',
  following: 'The next lesson',
  game: 'Play your first game',
  notNow: 'That is for later: the lesson says what to do now.',
  missing: 'There is no such lesson.',
};
