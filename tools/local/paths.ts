import { join } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..', '..')

/** The folder that holds everything a running stack writes; git ignores it. */
export const localDir = join(root, '.local')
