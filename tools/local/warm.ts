// What a shop does before its first visitor: it draws the pictures of the first pages, which stay in the
// cache on disk, and asks for listings until the search engine answers quickly.
import { departments } from '@hemline/rules/vocabulary/departments.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import pg from 'pg'

/** Options of the drawing. */
export type WarmOptions = {
  readonly databaseUrl: string
  readonly apiUrl: string
  /** How many pieces of each department are drawn; more than a listing page shows. */
  readonly pieces: number
  /** How many requests run at once; the API has two processes that draw. */
  readonly atOnce: number
  readonly budgetMs: number
  readonly signal: AbortSignal
}

// The widths in pixels that a grid requests: a desktop's column, and a phone's on its denser screen.
const gridWidths = [320, 640]

const newestFronts = `
  select photo_ids[1]::text as id from (
    select photo_ids, row_number() over (partition by department order by listed_at desc, item_number desc) as place
    from item, unnest(department_tags) as department
    where state = 'listed' and cardinality(photo_ids) > 0
  ) newest where place <= $1 group by 1 order by min(place), 1`

async function frontPhotos({ databaseUrl, pieces }: WarmOptions): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // Without a listener a broken connection would end the whole stack; the running query fails anyway.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(newestFronts, [pieces])
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

/**
 * Requests the pictures of the newest pieces from the API, newest first, within `budgetMs` milliseconds.
 * Returns how many were drawn and how many were wanted.
 */
export async function warmPictures(options: WarmOptions): Promise<{ done: number; wanted: number }> {
  const photos = await frontPhotos(options)
  const paths = photos.flatMap((id) => gridWidths.map((width) => `/pictures/${id}/${width}`))
  const queue = paths.values()
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.budgetMs)])
  let done = 0
  const work = async (): Promise<void> => {
    for (const path of queue) {
      if (signal.aborted) return
      const response = await fetch(options.apiUrl + path, {
        headers: { accept: 'image/webp' },
        signal,
      }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      if (response?.ok === true) done += 1
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, work))
  options.signal.throwIfAborted()
  return { done, wanted: paths.length }
}

/** A listing that answers within this time in milliseconds is far from the API's limit for its engine. */
const quickMs = 400

/**
 * Requests the first page of each department until all of them answer from the search engine within 400 ms,
 * or `rounds` times. A search engine that has just started takes seconds for its first listings, longer than
 * a browser waits. Returns whether all were quick in the end.
 */
export async function warmListings(apiUrl: string, signal: AbortSignal, rounds = 6): Promise<boolean> {
  const request = async (department: string): Promise<boolean> => {
    const begun = performance.now()
    const response = await fetch(`${apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [visitorHeader]: 'new' },
      body: JSON.stringify({
        operationName: 'getItems',
        variables: {
          filters: [{ key: 'department_tags', values: [department] }],
          amount: 40,
          page: 1,
          userInfo: {},
        },
        extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes.getItems } },
      }),
      signal,
    }).catch(() => undefined)
    const answer = (await response?.text().catch(() => '')) ?? ''
    // An answer that came from the database says that the search engine was too slow.
    const isFromSearch = answer.includes('"degraded":false')
    return isFromSearch && performance.now() - begun < quickMs
  }
  for (let round = 0; round < rounds; round += 1) {
    const quick = await Promise.all(departments.map(request))
    signal.throwIfAborted()
    if (quick.every(Boolean)) return true
  }
  return false
}
