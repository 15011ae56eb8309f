// What is not cloth: buttons, lining, belts, soles, metal. Chosen from the cloth, so that two pieces
// of one colour still differ.
import { deep, lift, lightness, mix } from './colour.ts'
import type { ArtSpec } from './spec.ts'

export type Trim = {
  button: string
  lining: string
  belt: string
  metal: string
  thread: string
  accent: string
  sole: string
  handle: string
  /** 0, 1 or 2: small differences of cut. */
  variant: number
}

const choose = <T>(from: readonly [T, ...T[]], n: number): T => from[n % from.length] ?? from[0]

/** Chooses the colors of buttons, thread, metal and accent for a cloth, the same for the same number. */
export const trimFor = (cloth: ArtSpec['cloth'], number: number, metal?: string): Trim => {
  const isDark = lightness(cloth.color) < 0.4
  const accent = cloth.color2 ?? choose(['#2f5d4d', '#b5533c', '#31456b', '#a87c3f'], number >>> 3)
  return {
    button: isDark
      ? choose(['#2f2620', '#8a6a45', '#3a3a3c'], number)
      : choose(['#efe6d6', '#6d4c30', '#d9c7a8'], number),
    lining: choose([mix(cloth.color, '#b08d6a', 0.6), '#b08d6a', '#7a4a4a', '#c9b394'], number >>> 2),
    belt: choose(['#6d4524', '#3b2a1e', '#8d5a2e'], number >>> 4),
    metal: metal ?? choose(['#c9a24b', '#c9a24b', '#b9b6ae'], number >>> 5),
    thread: cloth.pattern === 'denim' ? '#d2934a' : isDark ? lift(cloth.color, 0.4) : deep(cloth.color, 0.4),
    accent,
    sole: choose(['#efe6d6', '#f4efe6', '#d9b98c'], number >>> 6),
    handle: deep(cloth.color, 0.25),
    variant: (number >>> 7) % 3,
  }
}
