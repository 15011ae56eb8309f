// The measures of legs in centimetres, laid flat: half widths by fit, and lengths below the crotch.
import type { LegCut } from './shape.ts'

/** Half widths of a leg at the thigh, the knee and the hem (of a leg that reaches the ankle). */
export const legWidths: Readonly<Record<LegCut['fit'], readonly [thigh: number, knee: number, hem: number]>> =
  {
    skinny: [12.4, 8.6, 6.6],
    slim: [13, 9.6, 7.8],
    straight: [13.8, 11, 10],
    boyfriend: [14, 12, 10.4],
    mom: [14.2, 11.6, 9.2],
    tapered: [14, 11, 8],
    bootcut: [13, 9.8, 12],
    flare: [13, 10, 16],
    wide: [14, 14.6, 16],
    palazzo: [14.4, 17.5, 23],
    balloon: [14.8, 17, 9.5],
    jogger: [13.8, 12, 7],
    legging: [10.4, 8, 6],
  }

export const legLengths: Readonly<Record<LegCut['length'], number>> = {
  brief: 0,
  short: 14,
  bermuda: 26,
  capri: 46,
  crop: 58,
  ankle: 68,
  full: 76,
}

/**
 * Returns half the width of a trouser leg at a distance `down` below the crotch, in drawing units,
 * interpolated between thigh, knee and hem of the fit.
 */
export const legWideAt = (fit: LegCut['fit'], down: number): number => {
  const [thigh, knee, hem] = legWidths[fit]
  const t = Math.max(0, down) / legLengths.full
  return t < 0.5
    ? thigh + (knee - thigh) * (t / 0.5)
    : knee + (hem - knee) * ((t - 0.5) / 0.5) ** (fit === 'flare' || fit === 'bootcut' ? 1.5 : 1)
}
