import { resizeThrottleMs, tooltipOffset, tooltipThrottleMs } from '@hemline/rules/vocabulary/constants.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { placeOf, Tooltip } from './Tooltip.tsx'
import { throttled } from './throttle.ts'

describe('a tooltip', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div><div id="overlays"></div>'
    render(
      <Tooltip words="Back to the shop">
        <button type="button">Leave</button>
      </Tooltip>,
      { container: document.getElementById('root') as HTMLElement },
    )
  })
  const leave = () => screen.getByRole('button', { name: 'Leave' })

  it('shows while the control has the focus, describes it, and goes by Escape', async () => {
    await userEvent.tab()
    expect(screen.getByRole('tooltip').textContent).toBe('Back to the shop')
    expect(leave().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(leave().getAttribute('aria-describedby')).toBeNull()
  })

  it('stays while the pointer goes over the tip, and leaves after it', async () => {
    vi.useFakeTimers()
    fireEvent.mouseEnter(leave().parentElement as Element)
    const tip = screen.getByRole('tooltip')
    fireEvent.mouseLeave(leave().parentElement as Element)
    fireEvent.mouseEnter(tip)
    await vi.advanceTimersByTimeAsync(1000)
    expect(screen.queryByRole('tooltip')).toBeTruthy()
  })

  it(`follows its control at most once in ${tooltipThrottleMs} ms`, async () => {
    vi.useFakeTimers()
    fireEvent.focus(leave())
    const anchor = leave().parentElement as Element
    const asked = vi.spyOn(anchor, 'getBoundingClientRect')
    await vi.advanceTimersByTimeAsync(tooltipThrottleMs)
    asked.mockClear()
    for (let i = 0; i < 10; i += 1) fireEvent.scroll(globalThis as unknown as Window)
    const atOnce = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(tooltipThrottleMs)
    expect([atOnce, asked.mock.calls.length]).toEqual([1, 2])
  })
})

describe('the place of a tooltip', () => {
  const tip = { width: 100, height: 30 }
  it('is the offset above its control, in the middle', () => {
    const place = placeOf({ top: 200, bottom: 244, left: 300, width: 44 }, tip, 1440)
    expect(place).toEqual({ top: 200 - tooltipOffset - 30, left: 300 + 22 - 50 })
  })
  it('is below where there is no room above, and inside the window', () => {
    expect(placeOf({ top: 10, bottom: 54, left: 0, width: 44 }, tip, 1440)).toEqual({
      top: 54 + tooltipOffset,
      left: 8,
    })
    expect(placeOf({ top: 200, bottom: 244, left: 380, width: 10 }, tip, 390).left).toBe(390 - 100 - 8)
  })
})

describe('a throttled act', () => {
  it('runs at once, then at most once in each span, and once more at the end', () => {
    vi.useFakeTimers()
    const act = vi.fn()
    const { run, cancel } = throttled(act, resizeThrottleMs)
    for (let i = 0; i < 5; i += 1) run()
    expect(act).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(resizeThrottleMs)
    expect(act).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(resizeThrottleMs * 5)
    expect(act).toHaveBeenCalledTimes(2)
    run()
    run()
    cancel()
    vi.advanceTimersByTime(resizeThrottleMs * 5)
    expect(act).toHaveBeenCalledTimes(3)
  })
})
