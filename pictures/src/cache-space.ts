// What finished pictures take of the disk. There is no list of them: from time to time the folders are read,
// and the files that were used longest ago go. So it survives a restart, and two processes may share a
// folder, or files vanish, without anything to agree on.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type File = { readonly path: string; readonly bytes: number; readonly usedMs: number }

// Nothing else below the folder is ever touched: people's photographs may lie there
// too, and can't be made again.
const versionFolder = /^v\d+-[\w-]+$/
const shardFolder = /^\d{3}$/
const picture = /^\d+-\d+\.(?:webp|avif|jpeg)$/
const draft = /\.part$/

/** A disk gives out blocks of this size. */
const block = 4096
/** How much may come until the folders are read again, of what there may be. */
const stepShare = 0.04
/**
 * When the folders hold more, of what there may be, old ones go: two processes that share them
 * have room for a step each.
 */
const fullShare = 0.9
/** What is left then: so that not each step has to remove some. */
const leftShare = 0.85
/** A draft that is older was left behind by a process that was killed. */
const draftMs = 3_600_000

const below = async (folder: string, name: RegExp): Promise<string[]> => {
  const names = await readdir(folder).catch(() => [])
  return names.filter((one) => name.test(one)).map((one) => join(folder, one))
}

const fileOf = async (path: string): Promise<File | undefined> => {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile()
    ? { path, bytes: Math.ceil(found.size / block) * block, usedMs: found.mtimeMs }
    : undefined
}

const readAll = async (root: string, now: Date): Promise<File[]> => {
  const all: File[] = []
  for (const version of await below(root, versionFolder)) {
    for (const shard of await below(version, shardFolder)) {
      const paths = [...(await below(shard, picture)), ...(await below(shard, draft))]
      const files = (await Promise.all(paths.map(fileOf))).filter((file) => file !== undefined)
      for (const file of files) {
        const isLeft = draft.test(file.path) && now.getTime() - file.usedMs > draftMs
        if (isLeft) await rm(file.path, { force: true }).catch(() => undefined)
        else all.push(file)
      }
    }
  }
  return all
}

export type CacheSpace = {
  /** Told of each file that was written. */
  readonly wrote: (bytes: number) => void
  /** Resolves when nothing is being removed. */
  readonly settled: () => Promise<void>
}

export type CacheSpaceOptions = {
  readonly maxBytes: number
  readonly now: () => Date
  readonly log: (message: string, error: unknown) => void
}

/**
 * Makes the keeper of the picture files below `root`. It counts what is written and, when the folder nears
 * `maxBytes`, deletes the files that were used longest ago, by their times, one pass at a time; a failure is
 * logged. `settled` waits for a running pass.
 */
export const createCacheSpace = (root: string, { maxBytes, now, log }: CacheSpaceOptions): CacheSpace => {
  // What earlier runs left is not known yet: the first picture has it counted.
  let added = Number.POSITIVE_INFINITY
  let working: Promise<void> | undefined

  const makeRoom = async () => {
    const files = (await readAll(root, now())).toSorted((a, b) => a.usedMs - b.usedMs)
    let left = files.reduce((sum, { bytes }) => sum + bytes, 0)
    if (left <= maxBytes * fullShare) return
    for (const { path, bytes } of files) {
      if (left <= maxBytes * leftShare) return
      await rm(path, { force: true })
      left -= bytes
    }
  }
  const work = async () => {
    while (added > maxBytes * stepShare) {
      added = 0
      await makeRoom().catch((error: unknown) =>
        log('pictures: no room could be made in their folder', error),
      )
    }
  }

  return {
    wrote: (bytes) => {
      added += Math.ceil(bytes / block) * block
      working ??= work().finally(() => {
        working = undefined
      })
    },
    settled: async () => working,
  }
}
