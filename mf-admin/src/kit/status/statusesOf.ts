/** The statuses that a map of labels covers, in its order. */
export const statusesOf = <Status extends string>(labels: Readonly<Record<Status, string>>) =>
  Object.keys(labels) as Status[];
