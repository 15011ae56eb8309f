import { expect, test } from 'vitest'
import { help, optionsFrom } from './options.ts'
import type { Soak } from './soak.ts'

const soak = (name: string): Soak => ({ name, what: `what ${name} does`, run: async () => [] })
const soaks = [soak('holds'), soak('restore'), soak('changes')]

test('all soaks run, with a seed of its own, when nothing is said', () => {
  expect(optionsFrom([], soaks, 41)).toEqual({
    kind: 'run',
    options: { chosen: soaks, short: false, seed: 41 },
  })
})

test('named soaks run in the order of the list', () => {
  const asked = optionsFrom(['--only', 'changes, holds', '--short', '--seed', '7'], soaks, 41)
  expect(asked).toEqual({ kind: 'run', options: { chosen: [soaks[0], soaks[2]], short: true, seed: 7 } })
})

test.each([
  [['--only', 'nothing'], 'there is no soak "nothing"; there are holds, restore, changes.'],
  [['--seed', 'x'], 'SEED is "x"; it is a whole number from 0.'],
  [['--seed', ''], 'SEED is ""; it is a whole number from 0.'],
  [['--seed=-1'], 'SEED is "-1"; it is a whole number from 0.'],
])('%j is refused in words', (argv, why) => {
  expect(optionsFrom(argv, soaks, 1)).toEqual({ kind: 'wrong', why })
})

test('the help names every soak', () => {
  expect(optionsFrom(['--help'], soaks, 1)).toEqual({ kind: 'help' })
  for (const { name, what } of soaks) expect(help(soaks)).toContain(`${name.padEnd(12)} ${what}`)
})
