// Plays the judged dialogues with the running shop as visitors would, and judges the last answers.
import type pg from 'pg'
import { newPerson } from '../../simulate/shop-client.ts'
import type { Dialogue } from './dialogue.ts'
import { hasColor, type JudgedPiece, judgeOutfit } from './judge-outfits.ts'

type Turn = {
  author: 'shopper' | 'shop'
  words: string
  question: { words: string } | null
  outfits: { pieces: { item: { itemNumber: number } }[] }[]
}
type Said = { sayToStylist: { __typename: string; message?: string; thread?: { id: string; turns: Turn[] } } }

/** How one dialogue went. */
export type Played = {
  says: readonly string[]
  hard: string[]
  soft: string[]
  /** Milliseconds of each turn. */
  times: number[]
  answer: string
}

const address = '198.51.100.78'

async function piecesOf(db: pg.Client, numbers: readonly number[]): Promise<Map<number, JudgedPiece>> {
  const { rows } = await db.query(
    `select i.*, not exists (select 1 from hold h where h.item_number = i.item_number and h.expires_at > now() and h.released_at is null) as free
     from search_item i where i.item_number = any($1::bigint[])`,
    [numbers],
  )
  return new Map(
    rows.map((row) => [
      Number(row.item_number),
      {
        itemNumber: Number(row.item_number),
        title: row.title,
        tags: row.category_tags,
        colors: row.color_names,
        materials: row.materials,
        pattern: row.chars.pattern ?? '',
        sleeve: row.chars.sleeveLength ?? '',
        necklines: row.neckline_tags,
        heel: row.measurements.find((one: { name: string }) => one.name === 'Heel height')?.inches ?? null,
        size: row.size_display,
        cents: row.price_cents,
        occasions: row.occasion_tags,
        isFree:
          row.state === 'listed' && row.free && row.preordered_by === null && row.access_levels.length === 0,
      },
    ]),
  )
}

/** Plays one dialogue with the shop's stylist, and judges the outfits of its last answer. */
export async function play(api: string, db: pg.Client, { says, want }: Dialogue): Promise<Played> {
  const person = newPerson({ api, web: api }, address)
  const times: number[] = []
  const hard: string[] = []
  const soft: string[] = []
  let threadId: string | null = null
  let turns: Turn[] = []
  for (const words of says) {
    const at = performance.now()
    const said: Said['sayToStylist'] = await person.ask('sayToStylist', { input: { threadId, words } })
    times.push(performance.now() - at)
    if (!said.thread)
      return { says, hard, soft: [`refused: ${said.message}`], times, answer: said.message ?? '' }
    threadId = said.thread.id
    turns = said.thread.turns
  }
  const answers = turns.filter(({ author }) => author === 'shop')
  const last = answers.at(-1)
  const first = answers.findIndex(({ outfits }) => outfits.length > 0)
  const asked = answers
    .slice(0, Math.max(first, 0))
    .filter((turn) => turn.words.endsWith('?') || turn.question)
  if (first > 0 && asked.length > 1) soft.push('asks more than once before a first answer')
  const wordsOf = `${last?.words ?? ''} ${last?.question?.words ?? ''}`
  if ((last?.words.match(/[.!?](?:\s|$)/g) ?? []).length > 3) soft.push('says more than three sentences')
  if (want.words && !wordsOf.includes(want.words)) soft.push(`does not say “${want.words}”`)
  // Where nothing is cheaper and nothing can be swapped, the outfits of before stay, and the answer says so.
  const stays = /^That is the least|so it stays as it is/.test(last?.words ?? '')
  const shown =
    want.outfits === 'kept' || stays ? answers.findLast(({ outfits }) => outfits.length > 0) : last
  const outfits = shown?.outfits ?? []
  if (want.outfits === 'none' || want.outfits === 'asks') {
    if ((last?.outfits.length ?? 0) > 0) soft.push('shows outfits where none are asked for')
    if (want.outfits === 'asks' && !last?.question) soft.push('does not ask')
    return { says, hard, soft, times, answer: wordsOf }
  }
  if (outfits.length === 0) soft.push('shows no outfit')
  const numbers = outfits.flatMap(({ pieces }) => pieces.map(({ item }) => item.itemNumber))
  if (new Set(numbers).size < numbers.length) hard.push('shows a piece in two outfits')
  const known = await piecesOf(db, numbers)
  const worn = outfits.map(({ pieces }) => pieces.flatMap(({ item }) => known.get(item.itemNumber) ?? []))
  for (const pieces of worn) {
    const verdict = judgeOutfit(pieces, want)
    hard.push(...verdict.hard)
    soft.push(...verdict.soft)
  }
  if (want.colors && outfits.length > 0 && !worn.some((pieces) => hasColor(pieces, want.colors ?? [])))
    soft.push(`has nothing in ${want.colors.join(' or ')}`)
  return { says, hard, soft, times, answer: wordsOf }
}
