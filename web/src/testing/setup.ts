// What jsdom lacks and the screens use.
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { patienceMs } from '../../../vitest.patience.ts'
import { beginAtNoon } from './noon.ts'

beginAtNoon()

// Screens come in pieces; a busy machine takes its time to read them.
configure({ asyncUtilTimeout: patienceMs })

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
})
