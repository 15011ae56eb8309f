import { expect, test } from 'vitest'
import { bucketsOf, draftProblem, keyFromName } from './drafts.ts'

const target = { loggedIn: null, isNew: null, isStaff: null, departments: [], countries: [], devices: [] }
const sound = {
  key: 'button_words',
  name: 'Words of the button',
  hypothesis: 'Plainer words get more people to order.',
  outcome: 'order',
  baseRate: 3.5,
  effect: 0.5,
  arms: [
    { name: 'control', share: 33.34 },
    { name: 'plain', share: 33.33 },
    { name: 'short', share: 33.33 },
  ],
  target,
  reason: 'Planned for December.',
}

test('takes a sound draft, whose shares fill all buckets', () => {
  expect(draftProblem(sound)).toBeUndefined()
  expect(bucketsOf(sound.arms).reduce((sum, { share }) => sum + share, 0)).toBe(10_000)
})

test.each([
  [{ name: 'A' }, 'name'],
  [{ key: 'Button words' }, 'key'],
  [{ hypothesis: 'More.' }, 'hypothesis'],
  [{ outcome: 'smiles' }, 'outcome'],
  [{ baseRate: 0 }, 'baseRate'],
  [{ effect: Number.NaN }, 'effect'],
  [{ arms: [{ name: 'control', share: 100 }] }, 'arms'],
  [
    {
      arms: [
        { name: 'control', share: 50 },
        { name: 'control', share: 50 },
      ],
    },
    'arms',
  ],
  [
    {
      arms: [
        { name: 'control', share: 50 },
        { name: 'other', share: 40 },
      ],
    },
    'arms',
  ],
  [
    {
      arms: [
        { name: 'control', share: 50 },
        { name: 'The other', share: 50 },
      ],
    },
    'arms',
  ],
  [{ target: { ...target, departments: ['hats'] } }, 'departments'],
  [{ target: { ...target, countries: ['usa'] } }, 'countries'],
  [{ target: { ...target, devices: ['watch'] } }, 'devices'],
  [{ reason: ' ' }, 'reason'],
])('refuses %o by its field', (change, field) => {
  expect(draftProblem({ ...sound, ...change })?.field).toBe(field)
})

test('makes a key from a name', () => {
  expect(keyFromName('2 Words – of the Button!')).toBe('words_of_the_button')
})
