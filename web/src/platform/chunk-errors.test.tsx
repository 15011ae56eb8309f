import { afterEach, expect, it, vi } from 'vitest'
import { answerChunkError } from './chunk-errors.ts'

const failed = 'Failed to fetch dynamically imported module: /assets/x.js'
const eventOf = () =>
  Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new TypeError(failed) })

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it('reloads once for a release that is newer than the page', () => {
  const reload = vi.fn()
  const first = eventOf()
  const second = eventOf()
  answerChunkError(first, reload)
  answerChunkError(second, reload)
  expect(reload).toHaveBeenCalledTimes(1)
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, false])
})

it('keeps the page, and what is typed on it, while there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn()
  const event = eventOf()
  answerChunkError(event, reload)
  expect(reload).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
  expect(event.payload.message).not.toContain('dynamically imported module')
})
