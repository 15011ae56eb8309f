// The clock of tests that run in Node, without a page.
import { afterEach, vi } from 'vitest'
import { beginAtNoon } from './noon.ts'

beginAtNoon()
afterEach(() => void vi.useRealTimers())
