import { describe, expect, it } from 'vitest'
import { inside, moveBy, whole, zoomAt } from './zoom-view.ts'

const stage = { width: 400, height: 500 }

describe('an enlarged picture', () => {
  it('keeps what is under the finger where it is', () => {
    const at = { x: 50, y: -80 }
    const view = zoomAt(whole, 2, at, stage)
    expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(at)
  })

  it('is never smaller than whole nor larger than four times', () => {
    expect(zoomAt(whole, 0.2, { x: 0, y: 0 }, stage)).toEqual(whole)
    expect(zoomAt({ scale: 3, x: 0, y: 0 }, 9, { x: 0, y: 0 }, stage).scale).toBe(4)
  })

  it('can be moved to its edges and no further', () => {
    expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, stage)).toEqual({
      scale: 2,
      x: 200,
      y: -250,
    })
    expect(inside({ scale: 1, x: 30, y: 30 }, stage)).toEqual(whole)
  })
})
