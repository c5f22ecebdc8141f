/** The project that the home page asks for; its sums are the specification's (section 9), in pesewas. */
export const mateProject = { slug: 'mate', name: 'MATE', raised: 200_000, target: 1_000_000 } as const;
