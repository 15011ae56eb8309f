import { expect, it } from 'vitest'
import { bodyProblem, fitAnswer, fitBasis, type WornPiece } from './fit-evidence.ts'

const path = 'dresses/midi-dresses'
const dress = (inches: number) => ({ path, children: false, measurements: [{ name: 'Bust', inches }] })
const worn = (kind: WornPiece['kind'], inches: number, of = path): WornPiece => ({
  path: of,
  kind,
  measurements: [{ name: 'Bust', inches }],
})
const kept = (inches: number, of?: string) => worn('kept', inches, of)
const takenAt = new Date('2026-10-02T12:00:00Z')
const body = (inches: number) => ({ measure: 'Bust', inches, takenAt })

it('speaks from pieces of the same family alone', () => {
  const coats = [kept(44, 'coats/trench-coats'), kept(44, 'coats/parkas'), kept(45, 'coats/parkas')]
  expect(fitAnswer(dress(36), coats, [])).toMatchObject({ verdict: null, own: null })
  const dresses = [kept(36), kept(36.5), kept(35.5)]
  expect(fitAnswer(dress(36), [...coats, ...dresses], [])).toMatchObject({
    verdict: 'fits',
    words: 'Should fit you',
    piece: 36,
    own: { inches: 36, from: 'kept', count: 3 },
  })
})

it('learns from a piece that went back as too small, and counts it for no length', () => {
  const back = worn('too_small', 35)
  expect(fitAnswer(dress(34.6), [kept(36.5)], [])).toMatchObject({ verdict: null, own: null })
  expect(fitAnswer(dress(34.6), [kept(36.5), back], [])).toMatchObject({
    verdict: 'small',
    words: 'Likely a little snug on you',
    own: { inches: 36.5, from: 'kept', count: 1 },
  })
  const long = (kind: WornPiece['kind'], inches: number): WornPiece => ({
    path,
    kind,
    measurements: [{ name: 'Length', inches }],
  })
  const piece = { path, children: false, measurements: [{ name: 'Length', inches: 44 }] }
  expect(fitAnswer(piece, [long('kept', 44), long('too_small', 40)], [])).toBeNull()
  expect(fitBasis([kept(36), back], [])).toContainEqual(
    expect.objectContaining({ family: 'dresses', inches: 36, count: 1 }),
  )
})

it('asks for one number where it knows none, and says its verdict with it', () => {
  expect(fitAnswer(dress(36), [], [])).toEqual({
    measure: 'Bust',
    piece: 36,
    verdict: null,
    words: null,
    own: null,
  })
  const snug = fitAnswer(dress(36), [], [body(38)])
  expect(snug).toMatchObject({ verdict: 'small', words: 'Likely snug on you' })
})

it('says nothing of children’s pieces, of pieces without measures, and between two verdicts', () => {
  expect(fitAnswer({ ...dress(24), children: true }, [], [body(36)])).toBeNull()
  expect(fitAnswer({ ...dress(24), measurements: [] }, [], [body(36)])).toBeNull()
  expect(fitAnswer({ ...dress(24), measurements: [{ name: 'Heel', inches: 2 }] }, [], [])).toBeNull()
  expect(fitAnswer(dress(38.9), [], [body(36)])).toBeNull()
})

it('lists what it rests on, and what is still missing', () => {
  expect(fitBasis([kept(36), kept(37), kept(44, 'coats/parkas')], [body(35)])).toEqual([
    { measure: 'Bust', family: null, inches: 35, count: 1, takenAt },
    { measure: 'Waist', family: null, inches: null, count: 0, takenAt: null },
    { measure: 'Bust', family: 'dresses', inches: 36, count: 2, takenAt: null },
  ])
})

it('refuses measures that no body has', () => {
  expect(bodyProblem('Waist', 28)).toBeUndefined()
  expect(bodyProblem('Length', 28)).toMatch(/bust or a waist/)
  expect(bodyProblem('Waist', 2)).toMatch(/from 15 to 80 inches/)
  expect(bodyProblem('Waist', Number.NaN)).toMatch(/from 15 to 80 inches/)
})
