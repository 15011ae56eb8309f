import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Picture } from './Picture.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Silk dress' })
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('asks again for a picture that the shop had no time to draw, and shows no broken one meanwhile', () => {
  render(<Picture photoId={7} alt="Silk dress" eager />)
  expect(picture().getAttribute('src')).toBe('/pictures/7/640')
  for (const seconds of [2, 6, 15]) {
    fireEvent.error(picture())
    expect([picture().getAttribute('src'), picture().getAttribute('srcset')]).toEqual([null, null])
    wait(seconds * 1000 - 1)
    expect(picture().getAttribute('src')).toBeNull()
    wait(1)
    expect(picture().getAttribute('src')).toBe('/pictures/7/640')
  }
  // Then it is left alone; its words stay.
  fireEvent.error(picture())
  wait(600_000)
  expect(picture().getAttribute('src')).toBeNull()
})

it('gives its turn to others while it waits', () => {
  const five = [1, 2, 3, 4, 5]
  render(five.map((photoId) => <Picture key={photoId} photoId={photoId} alt={`Picture ${photoId}`} eager />))
  const loading = () => screen.getAllByRole('img').filter((image) => image.getAttribute('src') !== null)
  expect(loading()).toHaveLength(4)
  fireEvent.error(screen.getByRole('img', { name: 'Picture 1' }))
  expect(loading().map((image) => image.getAttribute('src'))).toContain('/pictures/5/640')
})

it('shows its smallest file, enlarged, when it is late, and asks for none when it comes at once', () => {
  render(<Picture photoId={7} alt="Silk dress" eager />)
  wait(299)
  expect(picture().style.backgroundImage).toBe('')
  wait(1)
  expect(picture().style.backgroundImage).toContain('/pictures/7/160')
  expect(picture().style.backgroundPosition).toMatch(/^center/)
  cleanup()
  render(<Picture photoId={7} alt="Silk dress" eager />)
  wait(200)
  fireEvent.load(picture())
  wait(10_000)
  expect(picture().style.backgroundImage).toBe('')
})
