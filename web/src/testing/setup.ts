// Runs before each file of the pages' tests. With `vitest --no-isolate` the files share a process, its window
// and all modules but this one (decision 0303): what is set once belongs into a module that this one imports.
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { asLoaded } from './as-loaded.ts'
import { endTest } from './ends.ts'
import { beginAtNoon } from './noon.ts'
import './jsdom-lacks.ts'
import './waits.ts'
// Names of controls have spaces between parts that stand apart, so jsdom knows what stands apart.
import '../ui/styles/look-layout.css'
import { keepSheets, keepWindow, restoreWindow } from './window.ts'

beginAtNoon()
keepWindow()

// A test may take the style sheets away that the imports of its file have brought.
beforeAll(keepSheets)

afterEach(async () => {
  await endTest()
  cleanup()
  vi.useRealTimers()
  globalThis.sessionStorage?.clear()
  globalThis.localStorage?.removeItem('hemline-kept')
  // Reads the storage.
  asLoaded()
})

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  restoreWindow()
})
