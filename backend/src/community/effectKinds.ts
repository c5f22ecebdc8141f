/** The kinds of effects of the community. */
export const communityEffects = {
  mail: 'community.letter',
  welcome: 'community.welcome',
  forget: 'community.forget',
  mailingList: 'mailing-list',
} as const;
