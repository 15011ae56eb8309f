import { expect, it } from 'vitest'
import { measureMatters } from './body-measures.ts'

it.each([
  ['pants/wide-leg-pants', ['Waist', 'Hips']],
  ['skirts/midi-skirts', ['Waist', 'Hips']],
  ['coats-jackets/blazers', ['Bust', 'Waist']],
  ['dresses/midi-dresses', ['Bust', 'Waist', 'Hips']],
  ['shoes/heels', ['Bust', 'Waist', 'Hips']],
])('names the measures that matter for %s', (path, measures) => {
  expect(['Bust', 'Waist', 'Hips'].filter((measure) => measureMatters(measure, path))).toEqual(measures)
})
