import { reportWarning } from './reports.ts'

/**
 * What localStorage holds under `key`, or `fallback`. A failure is logged and the
 * fallback used (specification §8).
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

/** Keeps a value under `key`; false when the browser would not take it. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    reportWarning('localStorage could not be written', { key, error })
    return false
  }
}

/** The same for this tab alone (sessionStorage). */
export function readForTab<T>(key: string, fallback: T, check: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null')
    return check(value) ? value : fallback
  } catch (error) {
    reportWarning('sessionStorage could not be read', { key, error })
    return fallback
  }
}

export function writeForTab(key: string, value: unknown): boolean {
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    reportWarning('sessionStorage could not be written', { key, error })
    return false
  }
}
