// Plays the judged dialogues with the running shop as visitors would, and judges all of their answers.
import { readStyleEvent, styleStreamPath } from '@hemline/rules/styling/stream.ts'
import type pg from 'pg'
import { newPerson, type Person } from '../../simulate/shop-client.ts'
import type { Dialogue, Want } from './dialogue.ts'
import { hasColor, type JudgedPiece, judgeOutfit } from './judge-outfits.ts'
import { limitsAt } from './since.ts'

type Turn = {
  author: 'shopper' | 'shop'
  words: string
  question: { words: string } | null
  outfits: { pieces: { item: { itemNumber: number } }[] }[]
}
type Thread = { id: string; turns: Turn[] }

/** How one dialogue went. */
export type Played = {
  says: readonly string[]
  hard: string[]
  soft: string[]
  /** Milliseconds of each turn, and of each turn to its first words. */
  times: number[]
  firsts: number[]
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
        departments: row.department_tags,
        occasions: row.occasion_tags,
        isFree:
          row.state === 'listed' && row.free && row.preordered_by === null && row.access_levels.length === 0,
      },
    ]),
  )
}

/** Sends a turn, and hears its answer as the site does. */
async function hear(
  person: Person,
  said: { threadId: string | null; words: string },
): Promise<{ threadId: string | undefined; message: string; first: number; whole: number }> {
  const at = performance.now()
  const answer = await person.open(styleStreamPath, said)
  let first = Number.NaN
  let open = ''
  let threadId: string | undefined
  let message = answer.ok ? '' : `status ${answer.status}`
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (open + text).split('\n\n')
    open = parts.pop() ?? ''
    for (const part of parts) {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      const event = readStyleEvent(name, data)
      if ((event?.name === 'heard' || event?.name === 'words') && Number.isNaN(first))
        first = performance.now() - at
      if (event?.name === 'done') ({ threadId } = event.data)
      if (event?.name === 'refused') ({ message } = event.data)
    }
  }
  const whole = performance.now() - at
  return { threadId, message, first: Number.isNaN(first) ? whole : first, whole }
}

/**
 * Plays one dialogue with the shop's stylist, and judges all of its answers; a refused turn ends it with that
 * refusal. Returns what was wrong, the last answer, and in ms the times to the first word and to the end of
 * each.
 */
export async function play(api: string, db: pg.Client, { says, want }: Dialogue): Promise<Played> {
  const person = newPerson({ api, web: api }, address)
  const times: number[] = []
  const firsts: number[] = []
  let threadId: string | null = null
  for (const words of says) {
    const said = await hear(person, { threadId, words })
    times.push(said.whole)
    firsts.push(said.first)
    if (said.threadId === undefined)
      return { says, hard: [], soft: [`refused: ${said.message}`], times, firsts, answer: said.message }
    threadId = said.threadId
  }
  const { turns } = await person.ask<Thread>('getStyleThread', { id: threadId })
  const answers = turns.filter(({ author }) => author === 'shop')
  const verdict = await judge(db, { says, want }, answers)
  const last = answers.at(-1)
  return { says, ...verdict, times, firsts, answer: `${last?.words ?? ''} ${last?.question?.words ?? ''}` }
}

const numbersOf = ({ outfits }: Turn): number[] =>
  outfits.flatMap(({ pieces }) => pieces.map(({ item }) => item.itemNumber))

/** What is wrong with the words of a dialogue's answers. */
function judgeWords(answers: readonly Turn[], want: Want): string[] {
  const soft: string[] = []
  const last = answers.at(-1)
  const first = answers.findIndex(({ outfits }) => outfits.length > 0)
  const asked = answers
    .slice(0, Math.max(first, 0))
    .filter((turn) => turn.words.endsWith('?') || turn.question)
  if (first > 0 && asked.length > 1) soft.push('asks more than once before a first answer')
  if (answers.some(({ words }) => (words.match(/[.!?](?:\s|$)/g) ?? []).length > 3))
    soft.push('says more than three sentences')
  if (want.words && !`${last?.words ?? ''} ${last?.question?.words ?? ''}`.includes(want.words))
    soft.push(`does not say “${want.words}”`)
  if (want.outfits === 'none' || want.outfits === 'asks') {
    if ((last?.outfits.length ?? 0) > 0) soft.push('shows outfits where none are asked for')
    if (want.outfits === 'asks' && !last?.question) soft.push('does not ask')
  }
  return soft
}

/** Judges each answer that has outfits by what was said until then, and the last one by the whole want. */
async function judge(
  db: pg.Client,
  { says, want }: Dialogue,
  answers: readonly Turn[],
): Promise<{ hard: string[]; soft: string[] }> {
  const hard: string[] = []
  const soft = judgeWords(answers, want)
  const known = await piecesOf(db, answers.flatMap(numbersOf))
  const wornIn = ({ outfits }: Turn) =>
    outfits.map(({ pieces }) => pieces.flatMap(({ item }) => known.get(item.itemNumber) ?? []))
  const shown = shownAt(answers, want)
  for (const [turn, answer] of answers.entries()) {
    const numbers = numbersOf(answer)
    if (new Set(numbers).size < numbers.length) hard.push('shows a piece in two outfits')
    const limits = turn === shown ? want : limitsAt(says, want, turn)
    for (const pieces of wornIn(answer)) {
      const verdict = judgeOutfit(pieces, limits)
      hard.push(...verdict.hard.map((fault) => `turn ${turn + 1}: ${fault}`))
      soft.push(...verdict.soft.map((fault) => `turn ${turn + 1}: ${fault}`))
    }
  }
  if (want.outfits === 'none' || want.outfits === 'asks') return { hard, soft }
  const worn = shown === undefined ? [] : wornIn(answers[shown] as Turn)
  if (worn.length === 0) soft.push('shows no outfit')
  if (want.colors && worn.length > 0 && !worn.some((pieces) => hasColor(pieces, want.colors ?? [])))
    soft.push(`has nothing in ${want.colors.join(' or ')}`)
  return { hard, soft }
}

/** The index of the answer that the whole want is about; undefined when no outfits are wanted. */
function shownAt(answers: readonly Turn[], want: Want): number | undefined {
  if (want.outfits === 'none' || want.outfits === 'asks') return undefined
  const last = answers.at(-1)
  // Where nothing is cheaper and nothing can be swapped, the outfits of before stay, and the answer says so.
  const stays = /^That is the least|so it stays as it is/.test(last?.words ?? '')
  return want.outfits === 'kept' || stays
    ? answers.findLastIndex(({ outfits }) => outfits.length > 0)
    : answers.length - 1
}
