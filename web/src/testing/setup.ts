// Adds to jsdom what the screens use and it lacks.
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { patienceMs } from '../../../vitest.patience.ts'
import { answersShown } from './answers.ts'
import { beginAtNoon } from './noon.ts'
// Names of controls have spaces between parts that stand apart, so jsdom knows what stands apart.
import '../ui/styles/look-layout.css'

beginAtNoon()

// Screens come in pieces; a busy machine takes its time to read them. Who waited for one piece may look for
// the others at once.
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: patienceMs,
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait)
    await answersShown()
    return found
  },
})

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  Element.prototype.scrollTo ??= () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
  globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } as typeof CSS
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  globalThis.sessionStorage?.clear()
  globalThis.localStorage?.removeItem('hemline-kept')
})
