// The port for the bytes of photos. They can't be made again, so a backup of the database must include
// them.

export type PhotoStore = {
  /**
   * Stores a photo's bytes under its id, completely or not at all; throws StoreFull when there is no
   * room.
   */
  put: (id: string, bytes: Buffer) => Promise<void>
  /** Returns a photo's bytes; undefined when there are none. */
  get: (id: string) => Promise<Buffer | undefined>
  /** Deletes a photo's bytes; a missing photo is no failure. */
  remove: (id: string) => Promise<void>
}

/** There is no room for another photo; nothing of it was stored. */
export class StoreFull extends Error {}
