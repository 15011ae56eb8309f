// The time of a visitor's first picture while a crowd requests forty large ones and hangs up, against the
// same picture in a shop without a crowd: two APIs with picture folders of their own, so that neither has a
// picture before the request.
import { join } from 'node:path'
import { clientIpHeader } from '@hemline/rules/vocabulary/wire.ts'
import pg from 'pg'
import type { Program } from '../programs.ts'
import { type Bench, type Measure, median, ms, type Row, times } from '../rows.ts'

const crowdSize = 40
const hangUpMs = 300
const reach = 4
/** Longer than any wait: the worst one before the queue existed was 62 s. */
const patienceMs = 120_000

type Shop = { readonly origin: string; readonly stop: () => Promise<void> }
type Wanted = { readonly photo: number; readonly width: number; readonly address: string }

/**
 * Starts a shop whose host trusts the address that a request names, so that one machine can play many
 * networks.
 */
async function openShop(bench: Bench, name: string): Promise<Shop> {
  const api: Program = await bench.api({
    env: { PICTURE_CACHE_DIR: join(bench.stack.dir, `pictures-${name}`) },
  })
  const web = await bench.web({ env: { API_URL: api.url, WEB_TRUSTED_PROXY: '127.0.0.1' } })
  const stop = async () => {
    await web.stop()
    await api.stop()
  }
  return { origin: web.url, stop }
}

async function picture(
  { origin }: Shop,
  { photo, width, address }: Wanted,
  signal: AbortSignal,
): Promise<number> {
  const begun = performance.now()
  const headers = { accept: 'image/webp', [clientIpHeader]: address }
  const answer = await fetch(new URL(`/pictures/${photo}/${width}`, origin), { headers, signal })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok || bytes < 500)
    throw new Error(`picture ${photo} at ${width}: ${answer.status}, ${bytes} bytes`)
  return performance.now() - begun
}

/** Sends forty requests at once from one network, all of which are aborted after 0.3 s. */
async function comeAndGo(shop: Shop, photos: readonly number[]): Promise<void> {
  const signal = AbortSignal.timeout(hangUpMs)
  await Promise.all(
    photos.map((photo) =>
      picture(shop, { photo, width: 1200, address: '10.1.0.1' }, signal).catch(() => undefined),
    ),
  )
}

async function photosOf(databaseUrl: string, count: number): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ id: string }>(
    `select min(p.id) as id from photo p join item i on i.item_number = p.item_number and i.state = 'listed'
     group by i.item_number order by md5(i.item_number::text) limit $1`,
    [count],
  )
  await pool.end()
  if (rows.length < count) throw new Error(`only ${rows.length} of ${count} pieces have a picture`)
  return rows.map(({ id }) => Number(id))
}

/** The measure `crowd`. */
export const crowd: Measure = {
  name: 'crowd',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const rounds = bench.short ? 1 : 2 * bench.rounds
    const size = bench.short ? 4 : crowdSize
    const photos = await photosOf(bench.databaseUrl, 2 + rounds * (size + 2))
    const next = () => photos.pop() ?? 0
    const quiet = await openShop(bench, 'quiet')
    const crowded = await openShop(bench, 'crowded')
    const patience = () => AbortSignal.timeout(patienceMs)
    const seen: { alone: number; beside: number }[] = []
    try {
      // The first picture starts the processes that draw.
      for (const shop of [quiet, crowded])
        await picture(shop, { photo: next(), width: 320, address: '10.2.0.1' }, patience())
      for (let round = 0; round < rounds; round += 1) {
        const wanted = { photo: next(), width: 320, address: `10.3.0.${round + 1}` }
        const alone = await picture(quiet, wanted, patience())
        await comeAndGo(
          crowded,
          Array.from({ length: size }, () => next()),
        )
        const beside = await picture(crowded, wanted, patience())
        seen.push({ alone, beside })
        bench.say(`  round ${round + 1}: alone ${ms(alone)}, beside the crowd ${ms(beside)}`)
        // Waits until the crowd's remaining work is done before the next round.
        await picture(crowded, { photo: next(), width: 1200, address: '10.1.0.1' }, patience())
      }
    } finally {
      await crowded.stop()
      await quiet.stop()
    }
    const ratio = median(seen.map(({ alone, beside }) => beside / alone))
    return [
      {
        what: `next visitor’s first picture (320 px) after ${size} of 1,200 px were asked for and given up within ${hangUpMs / 1000} s`,
        ours: ms(median(seen.map((one) => one.beside))),
        floor: `on a quiet shop ${ms(median(seen.map((one) => one.alone)))}`,
        ratio: times(ratio),
        reach: `≤ ${reach}×`,
        met: bench.short ? null : ratio <= reach,
        note: `median of ${seen.length} pictures, each drawn on both shops for the first time, ratios ${seen.map(({ alone, beside }) => times(beside / alone)).join(', ')}`,
      },
    ]
  },
}
