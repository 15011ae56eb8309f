// What a measure is and what it gives: rows of the table in docs/performance.md.
import type { Stack } from '../local/stack.ts'
import type { Program, Start } from './programs.ts'

export type Row = {
  readonly what: string
  readonly ours: string
  /**
   * The figure that ours is held against, measured in the same run: the floor's, the bare engine's, or none.
   */
  readonly floor: string
  /** Ours in terms of the floor, as the reach says it. */
  readonly ratio: string
  /** What was promised. */
  readonly reach: string
  /** null: there is nothing to reach, or the run was too short to judge. */
  readonly met: boolean | null
  readonly note?: string
}

export type Bench = {
  /** Tiny numbers: that everything runs and answers are right, never how fast. */
  readonly short: boolean
  readonly rounds: number
  readonly stack: Stack
  readonly databaseUrl: string
  readonly searchUrl: string
  readonly superUrl: string
  /** The environment of the shop's programs on this stack. */
  readonly env: Readonly<Record<string, string>>
  /** Starts a program of the shop and waits until it is ready; stopped with the stack at the latest. */
  readonly api: (start?: Start) => Promise<Program>
  readonly floor: (start?: Start) => Promise<Program>
  readonly worker: (start?: Start) => Promise<Program>
  readonly indexer: (start?: Start) => Promise<Program>
  readonly processor: (start?: Start) => Promise<Program>
  readonly web: (start?: Start) => Promise<Program>
  readonly say: (line: string) => void
}

export type Measure = {
  readonly name: string
  /** The seed that it measures on. */
  readonly needs: 'default' | 'scale'
  readonly run: (bench: Bench) => Promise<readonly Row[]>
}

/** The middle of some figures; of two middles the lower. Throws when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('no figures were measured')
  return middle
}

/** The figure below which `part` of all lie (nearest rank). */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * part) - 1))] ?? Number.NaN
}

/** Milliseconds as a cell of a table. */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`
/** A rate as a cell of a table. */
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`
/** How many times the other, as a cell of a table. */
export const times = (value: number): string => `${value.toFixed(2)}×`
/** A part of 1 as a cell of a table. */
export const percent = (value: number): string => `${(value * 100).toFixed(0)} %`
