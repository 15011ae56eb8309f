// The types of a measure and its results, which are rows of the table in docs/performance.md.
import type { Stack } from '../local/stack.ts'
import type { Program, Start } from './programs.ts'

/** A row of the table. */
export type Row = {
  readonly what: string
  readonly ours: string
  /**
   * The figure that `ours` is compared with, measured in the same run: that of the floor, of the bare
   * engine, or none.
   */
  readonly floor: string
  /** `ours` in relation to `floor`, in the terms of `reach`. */
  readonly ratio: string
  /** The promised value. */
  readonly reach: string
  /** Whether the promise was kept; null: nothing was promised, or the run was too short to judge. */
  readonly met: boolean | null
  readonly note?: string
}

/** The stand of a measure: its services and ways to start programs on them. */
export type Bench = {
  /** A tiny run, which checks that everything runs and answers rightly, never the speed. */
  readonly short: boolean
  readonly rounds: number
  readonly stack: Stack
  readonly databaseUrl: string
  readonly searchUrl: string
  readonly superUrl: string
  /** The environment of the shop's programs on this stack. */
  readonly env: Readonly<Record<string, string>>
  /**
   * Starts the API and resolves once it is ready; it stops with the stack at the latest. The functions
   * below do the same for other programs.
   */
  readonly api: (start?: Start) => Promise<Program>
  readonly floor: (start?: Start) => Promise<Program>
  readonly worker: (start?: Start) => Promise<Program>
  readonly indexer: (start?: Start) => Promise<Program>
  readonly processor: (start?: Start) => Promise<Program>
  readonly web: (start?: Start) => Promise<Program>
  readonly say: (line: string) => void
}

/** A measure: `run` returns its rows. */
export type Measure = {
  readonly name: string
  /** The size of the seeded shop that it measures. */
  readonly needs: 'default' | 'scale'
  readonly run: (bench: Bench) => Promise<readonly Row[]>
}

/** Returns the median; of two middle figures the lower one. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('no figures were measured')
  return middle
}

/** Returns the quantile `part` (0 to 1) by nearest rank; NaN for an empty list. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * part) - 1))] ?? Number.NaN
}

/** Formats milliseconds for a cell of the table: "2.34 ms", from ten on "12.3 ms". */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`
/** Formats a rate for a cell of the table, rounded to whole numbers: "1,234/s". */
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`
/** Formats a factor for a cell of the table: 1.25 is "1.25×". */
export const times = (value: number): string => `${value.toFixed(2)}×`
/** Formats a share of 1 as a percentage for a cell of the table: 0.5 is "50 %". */
export const percent = (value: number): string => `${(value * 100).toFixed(0)} %`
