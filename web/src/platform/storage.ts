import { reportWarning } from './reports.ts'

/**
 * Returns the JSON value in localStorage under `key`; `fallback` when there is none, it fails `check`, or it
 * can't be read (logged, specification §8).
 */
export function readStored<T>(key: string, fallback: T, check: (value: unknown) => value is T): T {
  try {
    const text = globalThis.localStorage.getItem(key)
    if (text === null) return fallback
    const value: unknown = JSON.parse(text)
    return check(value) ? value : fallback
  } catch (error) {
    reportWarning('localStorage could not be read', { key, error })
    return fallback
  }
}

/** Writes a value as JSON into localStorage. Returns false when the browser refused it (logged). */
export function writeStored(key: string, value: unknown): boolean {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    reportWarning('localStorage could not be written', { key, error })
    return false
  }
}

/**
 * Returns the JSON value in sessionStorage under `key`, which lasts as long as the tab; `fallback` when there
 * is none, it fails `check`, or it can't be read (logged).
 */
export function readForTab<T>(key: string, fallback: T, check: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null')
    return check(value) ? value : fallback
  } catch (error) {
    reportWarning('sessionStorage could not be read', { key, error })
    return fallback
  }
}

/** Writes a value as JSON into sessionStorage. Returns false when the browser refused it (logged). */
export function writeForTab(key: string, value: unknown): boolean {
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    reportWarning('sessionStorage could not be written', { key, error })
    return false
  }
}
