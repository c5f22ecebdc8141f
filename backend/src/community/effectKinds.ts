/** The kinds of effects that the community has. */
export const communityEffects = {
  mail: 'community.letter',
  welcome: 'community.welcome',
  forget: 'community.forget',
  mailingList: 'mailing-list',
} as const;
