import { persistedStateCategories } from '@hemline/rules/vocabulary/lists.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptKey } from './date-manner.ts'
import {
  dropUnsent,
  followOtherTabs,
  keep,
  markSent,
  recallKept,
  receiveKept,
  settingIn,
  useKeptStore,
} from './kept.ts'
import { consoleReports, setErrorReports } from './reports.ts'

const logged: string[] = []
const value = (name: string) => settingIn(useKeptStore.getState().settings, name)
const unsent = () => useKeptStore.getState().unsent

beforeEach(() => {
  logged.length = 0
  localStorage.clear()
  recallKept()
  setErrorReports({ ...consoleReports, warning: (what) => void logged.push(what) })
})
afterEach(() => {
  vi.restoreAllMocks()
  setErrorReports(consoleReports)
})

it('keeps a setting across a reload, and as unsent until the API has it', () => {
  keep('persist.unit', 'cm')
  recallKept()
  expect([value('persist.unit'), unsent()]).toEqual(['cm', ['persist.unit']])
  markSent([{ name: 'persist.unit', value: '"cm"' }])
  expect([value('persist.unit'), unsent()]).toEqual(['cm', []])
})

it('restores each of the seven categories of the interface after a reload', () => {
  expect(persistedStateCategories).toHaveLength(7)
  for (const category of persistedStateCategories) keep(`${category}.seen`, category)
  useKeptStore.setState({ settings: {} })
  recallKept()
  expect(persistedStateCategories.map((category) => value(`${category}.seen`))).toEqual([
    ...persistedStateCategories,
  ])
})

it('sends a setting again that changed while it was on its way', () => {
  keep('persist.unit', 'cm')
  keep('persist.unit', 'in')
  markSent([{ name: 'persist.unit', value: '"cm"' }])
  expect(unsent()).toEqual(['persist.unit'])
})

it('takes over what another device keeps, but for what this one has not sent', () => {
  keep('persist.unit', 'cm')
  receiveKept('visitor', { persist: { unit: 'in' }, banners: { sms: 1 }, nonsense: { x: 1 } })
  expect(useKeptStore.getState()).toMatchObject({
    ready: true,
    settings: { persist: { unit: 'cm' }, banners: { sms: 1 } },
  })
})

it('gives a visitor’s settings to the account that logs in, and no account’s to another', () => {
  keep('banners.sms', 1)
  receiveKept('anna', { persist: { unit: 'in' } })
  expect([value('banners.sms'), value('persist.unit')]).toEqual([1, 'in'])
  receiveKept('bea', { persist: { unit: 'cm' } })
  expect([value('banners.sms'), value('persist.unit'), unsent()]).toEqual([undefined, 'cm', []])
})

it('refuses what the API would refuse, and says so in the log', () => {
  keep('persist.large', 'x'.repeat(5000))
  keep('persist.', 1)
  expect([value('persist.large'), unsent(), logged.length]).toEqual([undefined, [], 2])
})

it('stops sending what the API refused', () => {
  keep('persist.unit', 'cm')
  dropUnsent(['persist.unit'])
  expect([value('persist.unit'), unsent()]).toEqual(['cm', []])
})

it('hears of another tab’s change', () => {
  const end = followOtherTabs()
  const other = { owner: 'visitor', settings: { banners: { sms: 2 } }, unsent: [] }
  localStorage.setItem(keptKey, JSON.stringify(other))
  globalThis.dispatchEvent(new StorageEvent('storage', { key: keptKey }))
  expect(value('banners.sms')).toBe(2)
  end()
})

it('stays ready when another tab changes something', () => {
  const end = followOtherTabs()
  receiveKept('anna', {})
  globalThis.dispatchEvent(new StorageEvent('storage', { key: keptKey }))
  expect(useKeptStore.getState().ready).toBe(true)
  end()
})

it.each(['{', '5', '{"owner":5}', '{"owner":"a","settings":[],"unsent":"x"}'])(
  'begins with nothing where the stored text is %s',
  (text) => {
    localStorage.setItem(keptKey, text)
    recallKept()
    expect(useKeptStore.getState()).toMatchObject({ owner: undefined, settings: {}, unsent: [] })
  },
)

it('works and logs where the browser refuses its storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  keep('persist.unit', 'cm')
  expect([value('persist.unit'), logged]).toEqual(['cm', ['localStorage could not be written']])
})
