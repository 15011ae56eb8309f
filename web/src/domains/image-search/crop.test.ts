import { expect, it } from 'vitest'
import { boxOf, boxText, moved, resized } from './crop.ts'

const box = { left: 0.1, top: 0.2, width: 0.5, height: 0.6 }

it('keeps the frame within the picture', () => {
  expect(moved(box, 0.1, 0.1)).toEqual({ left: 0.2, top: 0.3, width: 0.5, height: 0.6 })
  expect(moved(box, -1, 1)).toEqual({ left: 0, top: 0.4, width: 0.5, height: 0.6 })
  expect(resized(box, { x: 1, y: 1 }, 1, 1)).toEqual({ left: 0.1, top: 0.2, width: 0.9, height: 0.8 })
  expect(resized(box, { x: 0, y: 0 }, -1, -1)).toEqual({ left: 0, top: 0, width: 0.6, height: 0.8 })
})

it('never makes the frame too small to show a piece, and leaves the opposite corner where it is', () => {
  expect(resized(box, { x: 1, y: 0 }, -1, 1)).toEqual({ left: 0.1, top: 0.72, width: 0.08, height: 0.08 })
  expect(resized(box, { x: 0, y: 1 }, 1, -1)).toEqual({ left: 0.52, top: 0.2, width: 0.08, height: 0.08 })
})

it('reads back what it writes into an address, and nothing that is no frame', () => {
  expect(boxOf(boxText(box))).toEqual(box)
  for (const text of [
    null,
    '',
    '1,2',
    '0.1,0.2,0.5',
    'a,b,c,d',
    '0.1,,0.5,0.6',
    '0.8,0,0.5,1',
    '-0.1,0,1,1',
    '0,0,0,0',
  ])
    expect(boxOf(text)).toBeUndefined()
})
