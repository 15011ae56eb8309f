import { describe, expect, test } from 'vitest'
import { channels, notificationKinds } from './kinds.ts'
import { kindRows, leavesBy, rhythmOf, rowOfKind, saidKey, stateOf, stopAll } from './subscriptions.ts'

const nothing = new Map<string, never>()

describe('somebody who has said nothing', () => {
  test('has a row for each kind, and everything in the bell', () => {
    expect(kindRows.map((row) => row.kind).sort()).toEqual([...notificationKinds].sort())
    for (const kind of notificationKinds) expect(stateOf(nothing, kind, 'bell')).toBe('active')
  })

  test('gets no news of the shop outside of it, and no text at all', () => {
    for (const row of kindRows) {
      if (row.isMarketing)
        for (const channel of ['email', 'push', 'text'] as const)
          expect(stateOf(nothing, row.kind, channel)).toBe('not_active')
      expect(stateOf(nothing, row.kind, 'text')).toBe('not_active')
    }
  })
})

test('what is locked stays on whatever was said, and says why', () => {
  for (const { kind, locked } of kindRows)
    for (const channel of channels) {
      const said = new Map([[saidKey(kind, channel), 'canceled' as const]])
      expect(stateOf(said, kind, channel)).toBe(locked[channel] === undefined ? 'canceled' : 'active')
      if (locked[channel] !== undefined) expect(locked[channel]).toMatch(/\.$/)
    }
})

test('mails that another domain writes are not written twice', () => {
  const plain = { said: nothing, rhythms: nothing }
  expect(leavesBy({ kind: 'order' }, plain)).toEqual([])
  expect(leavesBy({ kind: 'order', data: { onlyTold: true } }, plain)).toEqual(['email'])
  expect(leavesBy({ kind: 'sold' }, plain)).toEqual([])
  expect(
    leavesBy({ kind: 'sold' }, { said: nothing, rhythms: new Map([['sold', 'daily'] as const]) }),
  ).toEqual(['email'])
  expect(leavesBy({ kind: 'turn' }, plain)).toEqual(['email'])
  expect(leavesBy({ kind: 'offer' }, plain)).toEqual(['email'])
})

test('a notification that names its channels leaves by those of them that its person wants', () => {
  const said = new Map([
    [saidKey('match', 'email'), 'active' as const],
    [saidKey('match', 'push'), 'active' as const],
  ])
  const leaves = (chosen: unknown) =>
    leavesBy({ kind: 'match', data: { channels: chosen } }, { said, rhythms: nothing })
  expect(leaves(undefined)).toEqual(['email', 'push'])
  expect(leaves(['push', 'text'])).toEqual(['push'])
  expect(leaves([])).toEqual([])
})

test('a turn is told at once, whatever rhythm was said', () => {
  expect(rhythmOf(new Map([['turn', 'weekly'] as const]), 'turn')).toBe('at_once')
  expect(rhythmOf(new Map([['match', 'weekly'] as const]), 'match')).toBe('weekly')
})

test('stopping everything leaves the bell, orders, and what is locked', () => {
  const stopped = stopAll()
  expect(stopped.some(({ kind }) => kind === 'order')).toBe(false)
  for (const { kind, channel } of stopped) expect(rowOfKind(kind).locked[channel]).toBeUndefined()
  expect(stopped).toContainEqual({ kind: 'match', channel: 'email' })
})
