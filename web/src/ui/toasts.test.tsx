import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'
import { showToast } from './toasts.store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const forty = Array.from({ length: 40 }, () => 'word').join(' ')

it.each([
  ['short words', 'Removed: a dress.', 6000],
  ['forty words', forty, forty.length * 60],
])('%s stay as long as they take to read', (_what, text, ms) => {
  render(<Toasts />)
  act(() => {
    showToast({ text })
  })
  act(() => {
    vi.advanceTimersByTime(ms - 100)
  })
  expect(screen.queryAllByText(text)).toHaveLength(1)
  act(() => {
    vi.advanceTimersByTime(200)
  })
  expect(screen.queryAllByText(text)).toHaveLength(0)
})
