// The settings that the site stores for its viewer: the client configuration of specification §3, in this
// browser at once and in the API a moment later (kept-sync.ts). Every tab of the browser sees each change.

import { mannerSettings } from '@hemline/rules/manners/manners.ts'
import {
  type ClientConfiguration,
  readConfiguration,
  readSetting,
} from '@hemline/rules/site/client-configuration.ts'
import type { ClientConfigurationKey } from '@hemline/rules/vocabulary/lists.ts'
import { create } from 'zustand'
import { keptKey, setDateManner } from './date-manner.ts'
import { reportWarning } from './reports.ts'
import { readStored, writeStored } from './storage.ts'

/** `owner`: the account's id, or 'visitor'; undefined at first. `unsent`: names that were not sent. */
export type Kept = { owner: string | undefined; settings: ClientConfiguration; unsent: readonly string[] }

const nothing: Kept = { owner: undefined, settings: {}, unsent: [] }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isStored(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { owner, settings, unsent } = value as Partial<Record<keyof Kept, unknown>>
  return typeof owner === 'string' && typeof settings === 'object' && isTexts(unsent)
}

function recall(): Kept {
  const { owner, settings: stored, unsent } = readStored(keptKey, nothing, isStored)
  const settings = readConfiguration(stored)
  return { owner, settings, unsent: unsent.filter((name) => settingIn(settings, name) !== undefined) }
}

/**
 * Holds the settings that this browser keeps for its viewer (`owner`, `settings`, `unsent` names), read from
 * storage. `ready`: the API has said what it keeps for this viewer; before that nothing may open by itself.
 */
export const useKeptStore = create<Kept & { ready: boolean }>(() => ({ ...recall(), ready: false }))

// Days are worded by functions outside of components, which read the manner when they run.
const tellDateManner = ({ settings }: Kept): void => setDateManner(settingIn(settings, mannerSettings.dates))
tellDateManner(useKeptStore.getState())
useKeptStore.subscribe(tellDateManner)

function store(next: Kept): void {
  useKeptStore.setState(next)
  writeStored(keptKey, next)
}

function put(settings: ClientConfiguration, name: string, value: unknown): ClientConfiguration {
  const dot = name.indexOf('.')
  const category = name.slice(0, dot) as ClientConfigurationKey
  return { ...settings, [category]: { ...settings[category], [name.slice(dot + 1)]: value } }
}

/**
 * Returns the value of a setting named `{category}.{name}` in a client configuration; undefined when there is
 * none.
 */
export function settingIn(settings: ClientConfiguration, name: string): unknown {
  const dot = name.indexOf('.')
  const ofCategory = settings[name.slice(0, dot) as ClientConfigurationKey]
  const key = name.slice(dot + 1)
  return ofCategory && Object.hasOwn(ofCategory, key) ? ofCategory[key] : undefined
}

/**
 * Keeps a setting named `{category}.{name}`: in this browser at once, with the API 0.4 seconds after the last
 * change (see KeptSettings). A setting that the API would refuse is logged and not kept.
 */
export function keep(name: `${ClientConfigurationKey}.${string}`, value: unknown): void {
  const read = readSetting({ name, value: JSON.stringify(value) ?? '' })
  if (typeof read === 'string') {
    reportWarning('a setting was not kept', { name, why: read })
    return
  }
  const { owner, settings, unsent } = useKeptStore.getState()
  store({
    owner: owner ?? 'visitor',
    settings: put(settings, name, value),
    unsent: [...new Set([...unsent, name])],
  })
}

/**
 * Hook: returns the value of a setting, and renders again when it changes; `fallback` when `check` refuses
 * it.
 */
export function useKept<T>(name: string, fallback: T, check: (value: unknown) => value is T): T {
  const value = useKeptStore(({ settings }) => settingIn(settings, name))
  return check(value) ? value : fallback
}

/**
 * Merges the settings that the API stores for its viewer into the browser's. Unsent settings stay, also when
 * a visitor logs in; the settings of another account, and of an account that logged out, are dropped.
 */
export function receiveKept(owner: string, fromApi: unknown): void {
  const before = useKeptStore.getState()
  const mine = before.owner === undefined || before.owner === owner || before.owner === 'visitor'
  const unsent = mine ? before.unsent : []
  let settings = readConfiguration(fromApi)
  for (const name of unsent) settings = put(settings, name, settingIn(before.settings, name))
  store({ owner, settings, unsent })
  useKeptStore.setState({ ready: true })
}

/** Marks settings as stored by the API with these values; one that changed meanwhile stays unsent. */
export function markSent(sent: readonly { name: string; value: string }[]): void {
  const { owner, settings, unsent } = useKeptStore.getState()
  const isSent = (name: string) =>
    sent.some((one) => one.name === name && one.value === JSON.stringify(settingIn(settings, name)))
  store({ owner, settings, unsent: unsent.filter((name) => !isSent(name)) })
}

/** Drops settings that the API refuses, so that they are not sent for ever. */
export function dropUnsent(names: readonly string[]): void {
  const { owner, settings, unsent } = useKeptStore.getState()
  store({ owner, settings, unsent: unsent.filter((name) => !names.includes(name)) })
}

/** Adopts settings that another tab of this browser changes; returns a function that stops this. */
export function followOtherTabs(): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === keptKey || event.key === null) useKeptStore.setState(recall())
  }
  globalThis.addEventListener('storage', changed)
  return () => globalThis.removeEventListener('storage', changed)
}

/** Reads the settings from the browser's storage again, as a newly loaded page does. */
export function recallKept(): void {
  useKeptStore.setState({ ...recall(), ready: false })
}
