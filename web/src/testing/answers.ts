// Which answers of the mocks are on their way. A screen may have its heading before it has its data: a test
// that waits for something on the screen waits for these answers as well, and never looks in between.
import { act } from '@testing-library/react'

let underWay = 0

/** Counts a request as under way until its promise settles; answersShown waits for all of them. */
export async function counted<T>(answer: Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await answer
  } finally {
    underWay -= 1
  }
}

// Tests may put the clock aside; answers come by the real one.
const later = globalThis.setTimeout
const calmRounds = 2
const roundsMost = 400

/** Resolves when no counted request is under way and React has rendered the last answer. */
export async function answersShown(): Promise<void> {
  let calm = 0
  for (let round = 0; round < roundsMost && calm < calmRounds; round++) {
    calm = underWay === 0 ? calm + 1 : 0
    await act(() => new Promise<void>((resolve) => void later(resolve, 0)))
  }
}
