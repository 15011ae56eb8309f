// How a part looks, as props whose values are tokens: what screens would else write as rules of their own.
import { classes } from './classes.ts'
import type { lookValues } from './look-values.ts'

export type Look = { [Key in keyof typeof lookValues]?: (typeof lookValues)[Key][number] | undefined | false }

/** The names of all looks. */
const names: Record<keyof Look, 1> = {
  flow: 1,
  gap: 1,
  rows: 1,
  tracks: 1,
  align: 1,
  justify: 1,
  justifyItems: 1,
  alignSelf: 1,
  justifySelf: 1,
  across: 1,
  push: 1,
  centered: 1,
  top: 1,
  noWrap: 1,
  inline: 1,
  block: 1,
  above: 1,
  below: 1,
  pad: 1,
  padX: 1,
  padY: 1,
  padTop: 1,
  padBottom: 1,
  surface: 1,
  edge: 1,
  round: 1,
  float: 1,
  upTo: 1,
  wide: 1,
  tall: 1,
  square: 1,
  ratio: 1,
  covers: 1,
  fills: 1,
  spreads: 1,
  swipes: 1,
  bleeds: 1,
  container: 1,
  grow: 1,
  fixed: 1,
  shrinks: 1,
  clip: 1,
  anchor: 1,
  voice: 1,
  size: 1,
  tone: 1,
  weight: 1,
  face: 1,
  leading: 1,
  tracking: 1,
  textAlign: 1,
  nowrap: 1,
  ellipsis: 1,
  breaks: 1,
  uppercase: 1,
  slant: 1,
  numbers: 1,
  underline: 1,
  pointer: 1,
  whole: 1,
}

const isLook = (key: string): key is keyof Look => key in names

const className = (key: string, value: unknown): string =>
  value === true ? key : `${key}-${String(value).replace('.', '')}`

/**
 * Returns the classes of a look, and others beside, for an element or component that is no part of
 * layout.tsx: `<Link className={look({ size: 14, tone: 'soft' })}>`.
 */
export function look(props: Look, ...others: (string | false | null | undefined)[]): string {
  const own = Object.entries(props).map(([key, value]) =>
    value === undefined || value === false ? undefined : className(key, value),
  )
  return classes(...own, ...others)
}

/** Returns `props` in two parts: those that are of the look (size, tone, gap …), and the others. */
export function splitLook<Props extends object>(props: Props): [Look, Omit<Props, keyof Look>] {
  const mine: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props)) (isLook(key) ? mine : rest)[key] = value
  return [mine, rest as Omit<Props, keyof Look>]
}
