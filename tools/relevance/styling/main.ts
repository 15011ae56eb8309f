// `make stylist`: plays the judged dialogues of the style chat with the running shop, and prints how many of
// the last answers are as they must be. SET=held-out names the sixty that are kept apart.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { childEnv, databaseUrlOf, readSettings } from '../../local/env.ts'
import { heldOut } from './dialogues-held-out.ts'
import { open } from './dialogues-open.ts'
import { type Played, play } from './run.ts'

const sets = { open, 'held-out': heldOut }
/** Part of the dialogues that must be without any fault; hard limits must hold in all of them. */
const wholeLeast = 0.92

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
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`
  const broken = played.filter(({ hard }) => hard.length > 0).length
  const whole = played.filter((one) => !isFaulty(one)).length
  if (!values.quiet)
    for (const { says, hard, soft, answer } of played.filter(isFaulty))
      console.info(`${says.join(' / ')}\n  ${[...hard, ...soft].slice(0, 4).join('; ')}\n  → ${answer}`)
  console.info(
    `${name}: ${dialogues.length} dialogues, hard limits kept in ${percent(dialogues.length - broken, dialogues.length)}, complete and fitting ${percent(whole, dialogues.length)}; a turn takes ${at(0.5)} (median), ${at(0.95)} (95 %)`,
  )
  isGood &&= broken === 0 && whole / dialogues.length >= wholeLeast
}
await db.end()
process.exitCode = isGood ? 0 : 1
