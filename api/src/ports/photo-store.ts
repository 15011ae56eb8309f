// Where the bytes of photographs lie. They are not made again from anything: whoever backs up the
// database backs them up too.

export type PhotoStore = {
  /** Keeps bytes under a photo's id, whole or not at all; throws StoreFull when there is no room. */
  put: (id: string, bytes: Buffer) => Promise<void>
  /** The bytes; undefined when there are none. */
  get: (id: string) => Promise<Buffer | undefined>
  /** Forgets them; what is not there is forgotten already. */
  remove: (id: string) => Promise<void>
}

/** There is no room for another photo; nothing of it was kept. */
export class StoreFull extends Error {}
