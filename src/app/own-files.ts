/** Whatever this process writes has everybody's hands in it, or leads to them. */

/** From now on nobody on the machine but its owner reads a new file, from its first byte on. A folder that is there keeps its rights. */
export const keepFilesPrivate = (): void => void process.umask(0o077);
