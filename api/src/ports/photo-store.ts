// The port for the bytes of photos. They can't be made again, so a backup of the database must include
// them.

export type PhotoStore = {
  /** Keeps bytes under a photo's id, whole or not at all; throws StoreFull when there is no room. */
  put: (id: string, bytes: Buffer) => Promise<void>
  /** The bytes; undefined when there are none. */
  get: (id: string) => Promise<Buffer | undefined>
  /** Forgets them; what is not there is forgotten already. */
  remove: (id: string) => Promise<void>
}

/** There is no room for another photo; nothing of it was stored. */
export class StoreFull extends Error {}
