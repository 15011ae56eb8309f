import { expect, test } from 'vitest'
import { type Evidence, fitChances, fitNote, ownNumber } from './fit.ts'
import { calibration } from './fit-calibration.ts'

const kept = (...inches: number[]) =>
  inches.map((one): Evidence => ({ measure: 'Bust', kind: 'kept', inches: one }))
const bust = (inches: number) => [{ name: 'Bust', inches }]

test('says nothing where it knows nothing', () => {
  expect(fitNote(bust(36), [])).toBeNull()
  expect(fitNote(bust(36), kept(36))).toBeNull()
  expect(fitNote([{ name: 'Heel height', inches: 3 }], kept(36, 36))).toBeNull()
  expect(fitNote([], kept(36, 36, 37))).toBeNull()
  const returned: Evidence[] = [
    { measure: 'Bust', kind: 'too_small', inches: 34 },
    { measure: 'Bust', kind: 'too_small', inches: 35 },
  ]
  expect(fitNote(bust(36), returned)).toBeNull()
})

test('rests on two numbers: the piece’s, and the middle of what was kept', () => {
  expect(fitNote(bust(36), kept(35, 35.5, 36.5))).toMatchObject({
    verdict: 'fits',
    words: 'Should fit you',
    piece: 36,
    own: { inches: 35.5, from: 'kept', count: 3 },
  })
})

test('is as strong in words as the difference is in inches', () => {
  const words = (inches: number) => fitNote(bust(inches), kept(36, 36, 36))?.words
  expect([38.5, 39.5, 42.5].map(words)).toEqual([
    'Likely a little loose on you',
    'Likely loose on you',
    'Likely much too wide for you',
  ])
  expect([33.5, 32.5, 28].map(words)).toEqual([
    'Likely a little snug on you',
    'Likely snug on you',
    'Likely much too tight for you',
  ])
  // A body of 36 wears 37.5 best.
  const body: Evidence[] = [{ measure: 'Bust', kind: 'body', inches: 36 }]
  expect(fitNote(bust(34), body)?.words).toBe('Likely snug on you')
  expect(fitNote(bust(35), body)?.words).toBe('Likely a little snug on you')
})

test('calls lengths long and short', () => {
  const inseams = [29, 29.5, 30].map((inches): Evidence => ({ measure: 'Inseam', kind: 'kept', inches }))
  expect(fitNote([{ name: 'Inseam', inches: 32 }], inseams)?.words).toBe('Likely a little long on you')
  expect(fitNote([{ name: 'Inseam', inches: 26 }], inseams)?.words).toBe('Likely short on you')
  expect(fitNote([{ name: 'Inseam', inches: 21 }], inseams)?.words).toBe('Likely much too short for you')
})

test('names the misfit when one measure fits and another does not', () => {
  const waist: Evidence = { measure: 'Waist', kind: 'body', inches: 28 }
  const piece = [...bust(36), { name: 'Waist', inches: 25 }]
  expect(fitNote(piece, [...kept(36, 36), waist])).toMatchObject({
    measure: 'Waist',
    verdict: 'small',
    piece: 25,
    own: { inches: 28, from: 'body' },
  })
})

test('counts a return that was too small against smaller pieces', () => {
  const before = fitChances(34.5, kept(36, 36))?.small ?? 0
  const after = fitChances(34.5, [...kept(36, 36), { measure: 'Bust', kind: 'too_small', inches: 35 }])?.small
  expect(after).toBeGreaterThan(before)
  expect(ownNumber([])).toBeUndefined()
})

test.each([0, 2])(
  'is calibrated within 10 points on synthetic wearers whose pieces have %i other measures',
  (others) => {
    const seed = 20_261_125
    const bins = calibration({ seed, wearers: 1500, others })
    const lines = bins.map(
      ({ from, said, happened, count }) =>
        `${from}: said ${said.toFixed(3)}, happened ${happened.toFixed(3)} (${count})`,
    )
    console.log(`fit calibration, seed ${seed}\n${lines.join('\n')}`)
    expect(bins.length).toBeGreaterThan(6)
    for (const { from, said, happened } of bins)
      expect(Math.abs(said - happened), `chances from ${from}`).toBeLessThanOrEqual(0.1)
  },
)
