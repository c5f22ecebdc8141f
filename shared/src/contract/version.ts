/** The version of the contract between the shell and its remotes. A remote built for another version is refused. */
export const CONTRACT_VERSION = 1;
