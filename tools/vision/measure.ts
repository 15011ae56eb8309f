// `make likeness`: measures the search by picture without a running shop. Six hundred disturbed pictures
// of seeded pieces of which nothing was learned are searched as the shop does: the nearest by the
// engine's measure, then the formula and the bands; PHOTOS=<folder with labels.csv> adds photographs of
// clothes by other people, whose class is compared with the kinds of the ten closest pieces. PAGE=<file>
// writes a page to look at: 24 pictures, each with its first row.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { looksFile, unpackLooks } from '@hemline/db/seed/looks.ts'
import { profiles } from '@hemline/db/seed/main.ts'
import { families, familyOf } from '@hemline/rules/image-search/families.ts'
import {
  likelyTags,
  type Ranked,
  type Ranking,
  rank,
  rankedMost,
  votedTags,
} from '@hemline/rules/image-search/ranking.ts'
import { type Seen, seeOf } from '@hemline/vision/look.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { disturb, disturbances } from './disturb.ts'
import { type Drawn, drawingOf, pieceOf } from './drawings.ts'
import { chanceOf } from './linear.ts'
import { pageOf, type Row } from './page.ts'
import { classesOfPhotos } from './photo-classes.ts'
import { isTaught } from './taught.ts'

const queries = Number(process.env.QUERIES ?? 600)
const shown = 10

type Known = Ranking & Drawn

function shelf(): Known[] {
  const looks = unpackLooks(readFileSync(looksFile))
  const piece = pieceOf(profiles.default)
  const known: Known[] = []
  for (let index = 0; index < profiles.default; index += 1) {
    const drawn = piece(index)
    const look = drawn && looks.get(drawn.key)
    if (!look) continue
    known.push({
      ...drawn,
      itemNumber: index,
      look: new Int8Array(look),
      colorNames: drawn.colors,
      colorName: drawn.colors[0],
      categoryName: drawn.categoryTags.at(-1) ?? '',
    })
  }
  return known
}

function unlike(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i += 1) {
    const step = (one[i] ?? 0) - (other[i] ?? 0)
    sum += step * step
  }
  return sum
}

/** What the engine's search for nearest neighbours answers, exactly; without tags of all pieces. */
function nearestOf(looks: readonly Int8Array[], pieces: readonly Known[], tags: readonly string[]): Known[] {
  const within =
    tags.length === 0
      ? pieces
      : pieces.filter(({ categoryTags }) => categoryTags.some((tag) => tags.includes(tag)))
  return looks.flatMap((look) => {
    const far = Float64Array.from(within, (piece) => unlike(look, piece.look))
    const limit = far.toSorted()[rankedMost - 1] ?? Number.POSITIVE_INFINITY
    return within.filter((_, i) => (far[i] ?? 0) <= limit).slice(0, rankedMost)
  })
}

/** The pieces that are shown first for a picture, and how many milliseconds the formula took. */
function closest(
  seen: Seen,
  pieces: readonly Known[],
): { near: Known[]; ranked: Ranked<Known>[]; ms: number } {
  const likely = likelyTags(seen)
  const first = new Set([
    ...nearestOf(seen.looks, pieces, []),
    ...(likely.length > 0 ? nearestOf(seen.looks, pieces, likely) : []),
  ])
  let began = performance.now()
  const voted = votedTags(seen, [...first])
  let ms = performance.now() - began
  const more = voted.length > 0 ? nearestOf(seen.looks.slice(0, 1), pieces, voted) : []
  const candidates = [...new Set([...first, ...more])]
  began = performance.now()
  const ranked = rank(seen, candidates, 0.5)
  ms += performance.now() - began
  const rows = ranked.slice(0, shown)
  return { near: rows.map(({ piece }) => piece), ranked: rows, ms }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)

async function measurePieces(pieces: readonly Known[]): Promise<void> {
  const chance = chanceOf(29)
  const piece = pieceOf(profiles.default)
  const times: number[] = []
  const found = new Map<string, { self: number[]; kind: number[]; family: number[]; color: number[] }>()
  for (let n = 0; n < queries; n += 1) {
    let index = Math.floor(chance() * profiles.default)
    while (isTaught(index)) index = Math.floor(chance() * profiles.default)
    const drawn = piece(index)
    if (!drawn) continue
    const how = disturbances[n % disturbances.length] ?? 'cropped'
    const seen = await seeOf(await readPixels(await disturb(await drawingOf(drawn), how, chance)))
    const { near, ms } = closest(seen, pieces)
    times.push(ms)
    const scores = found.get(how) ?? { self: [], kind: [], family: [], color: [] }
    found.set(how, scores)
    const own = drawn.categoryTags.at(-1)
    scores.self.push(Number(near.slice(0, 5).some(({ key }) => key === drawn.key)))
    scores.kind.push(mean(near.map(({ categoryTags }) => Number(categoryTags.at(-1) === own))))
    scores.family.push(
      mean(near.map(({ categoryTags }) => Number(familyOf(categoryTags) === familyOf(drawn.categoryTags)))),
    )
    scores.color.push(
      mean(near.map(({ colors }) => Number(colors.some((one) => drawn.colors.includes(one))))),
    )
  }
  console.log('Pictures of pieces        itself in 5   leaf kind of 10   family of 10   color of 10')
  const all = { self: [] as number[], kind: [] as number[], family: [] as number[], color: [] as number[] }
  for (const [how, scores] of found) {
    for (const name of ['self', 'kind', 'family', 'color'] as const) all[name].push(...scores[name])
    console.log(
      `  ${how.padEnd(24)}${[scores.self, scores.kind, scores.family, scores.color].map((one) => percent(mean(one))).join('     ')}`,
    )
  }
  console.log(
    `  ${'all'.padEnd(24)}${[all.self, all.kind, all.family, all.color].map((one) => percent(mean(one))).join('     ')}`,
  )
  console.log(
    `The formula took ${times.toSorted((a, b) => a - b)[times.length >> 1]?.toFixed(1)} ms, the median`,
  )
}

async function measurePhotos(folder: string, pieces: readonly Known[]): Promise<void> {
  const lines = readFileSync(join(folder, 'labels.csv'), 'utf8').trim().split('\n').slice(1)
  const found = new Map<string, { majority: number[]; family: number[] }>()
  for (const line of lines) {
    const [file = '', name = ''] = line.split(',')
    const wanted = classesOfPhotos[name]
    if (!wanted) continue
    const seen = await seeOf(await readPixels(readFileSync(join(folder, file))))
    const right = closest(seen, pieces).near.filter(({ categoryTags }) =>
      categoryTags.some((tag) => wanted.includes(tag)),
    )
    const likeliest = seen.families.reduce(
      (best, share, i) => (share > (seen.families[best] ?? 0) ? i : best),
      0,
    )
    const scores = found.get(name) ?? { majority: [], family: [] }
    found.set(name, scores)
    scores.majority.push(Number(right.length > shown / 2))
    scores.family.push(Number((families[likeliest]?.tags ?? []).some((tag) => wanted.includes(tag))))
  }
  console.log('Photographs               majority of 10 right   family right   how many')
  for (const [name, { majority, family }] of found)
    console.log(
      `  ${name.padEnd(24)}${percent(mean(majority))}            ${percent(mean(family))}      ${majority.length}`,
    )
  const all = [...found.values()]
  console.log(
    `  ${'all'.padEnd(24)}${percent(mean(all.flatMap(({ majority }) => majority)))}            ${percent(mean(all.flatMap(({ family }) => family)))}`,
  )
}

const onPage = 24

/** Twenty-four pictures, half of them photographs where there are some, each with its first row. */
async function writePage(file: string, pieces: readonly Known[]): Promise<void> {
  const chance = chanceOf(53)
  const photos = process.env.PHOTOS
    ? readFileSync(join(process.env.PHOTOS, 'labels.csv'), 'utf8').trim().split('\n').slice(1)
    : []
  const rows: Row[] = []
  for (let n = 0; n < onPage; n += 1) {
    const [name = '', label = ''] = (n % 2 === 1 ? photos[n * 11] : undefined)?.split(',') ?? []
    const index = Math.floor(chance() * pieces.length)
    const how = disturbances[(n >> 1) % disturbances.length] ?? 'cropped'
    const drawn = pieces[isTaught(index) ? index + 1 : index]
    if (!drawn) continue
    const picture =
      name === ''
        ? await disturb(await drawingOf(drawn), how, chance)
        : readFileSync(join(process.env.PHOTOS ?? '', name))
    const { ranked } = closest(await seeOf(await readPixels(picture)), pieces)
    const title = name === '' ? `${drawn.categoryName}, ${how}` : `Photograph: ${label}`
    rows.push({ title, picture, found: ranked })
  }
  writeFileSync(file, await pageOf(rows))
  console.log(`${file}: ${rows.length} pictures with their first rows`)
}

const pieces = shelf()
console.log(`${pieces.length} looks`)
if (queries > 0) await measurePieces(pieces)
if (process.env.PHOTOS) await measurePhotos(process.env.PHOTOS, pieces)
if (process.env.PAGE) await writePage(process.env.PAGE, pieces)
