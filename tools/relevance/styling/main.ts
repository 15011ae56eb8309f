// `make stylist`: plays the judged dialogues of the style chat with the running shop, and prints in how many
// of them all answers are as they must be. SET=held-out, SET=fresh, SET=typed, SET=later and
// SET=last name sets that are kept apart.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { childEnv, databaseUrlOf, readSettings } from '../../local/env.ts'
import { fresh } from './dialogues-fresh.ts'
import { heldOut } from './dialogues-held-out.ts'
import { last } from './dialogues-last.ts'
import { later } from './dialogues-later.ts'
import { open } from './dialogues-open.ts'
import { typed } from './dialogues-typed.ts'
import { type Played, play } from './run.ts'

const sets = { open, 'held-out': heldOut, fresh, typed, later, last }
/** Part of the dialogues that must be without any fault; hard limits must hold in all of them. */
const wholeLeast = 0.92
/** Milliseconds within which half of the answers begin. */
const firstMost = 300

const { values } = parseArgs({ options: { set: { type: 'string' }, quiet: { type: 'boolean' } } })
const settings = readSettings()
const databaseUrl = process.env.E2E_DATABASE_URL ?? databaseUrlOf(settings)
const api = childEnv(settings, { databaseUrl, searchUrl: '' }, 'production').API_URL ?? ''

const isFaulty = ({ hard, soft }: Played) => hard.length + soft.length > 0
const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} %`

const db = new pg.Client(databaseUrl)
await db.connect()
let isGood = true
for (const [name, dialogues] of Object.entries(sets)) {
  if (values.set !== undefined && values.set !== name) continue
  const played: Played[] = []
  for (const dialogue of dialogues) played.push(await play(api, db, dialogue))
  const times = played.flatMap((one) => one.times).sort((a, b) => a - b)
  const firsts = played.flatMap((one) => one.firsts).sort((a, b) => a - b)
  const of = (list: readonly number[], share: number) =>
    Math.round(list[Math.floor(list.length * share)] ?? 0)
  const broken = played.filter(({ hard }) => hard.length > 0).length
  const whole = played.filter((one) => !isFaulty(one)).length
  if (!values.quiet)
    for (const { says, hard, soft, answer } of played.filter(isFaulty))
      console.info(`${says.join(' / ')}\n  ${[...hard, ...soft].slice(0, 4).join('; ')}\n  → ${answer}`)
  console.info(
    `${name}: ${dialogues.length} dialogues, hard limits kept in ${percent(dialogues.length - broken, dialogues.length)}, complete and fitting ${percent(whole, dialogues.length)}; the first words take ${of(firsts, 0.5)} ms (median), ${of(firsts, 0.95)} ms (95 %), a turn ${of(times, 0.5)} ms (median), ${of(times, 0.95)} ms (95 %)`,
  )
  isGood &&= broken === 0 && whole / dialogues.length >= wholeLeast && of(firsts, 0.5) <= firstMost
}
await db.end()
process.exitCode = isGood ? 0 : 1
