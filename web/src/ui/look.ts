// How a part looks, as props whose values are tokens: what screens would else write as rules of their own.
import { classes } from './classes.ts'

/** The props with their values; each value is a class of styles/look-*.css. */
export const lookValues = {
  /** Children below each other, or beside each other: what Stack and Row do, for a link. */
  flow: ['stack', 'row'],
  /** Distance between children; steps of the scale of distances, --s1 … --s24, 0.5 is 2 px. */
  gap: ['grid', 0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12],
  /** Distance between lines, where it differs from the distance between children. */
  rows: [0, 1, 2, 3, 4, 8, 10],
  /** Columns at all widths: the last (`end`) or the first (`start`) as wide as its content, or equal ones. */
  tracks: [2, 3, 4, 'end', 'start'],
  /** Children across their line. */
  align: ['center', 'baseline', 'start', 'end', 'stretch'],
  /** Children along their line; `between` has the first at the left edge, the last at the right. */
  justify: ['center', 'between'],
  /** Children within their cells. */
  justifyItems: ['center', 'end', 'start'],
  /** The part across the line of its parent. */
  alignSelf: ['center', 'start', 'end'],
  /** The part within its cell. */
  justifySelf: ['center', 'end', 'start'],
  /** The part spans all columns. */
  across: [true],
  /** The part stands at the right edge of its line. */
  push: [true],
  /** The part stands in the middle. */
  centered: [true],
  /** In a higher container, the children stay together at its top. */
  top: [true],
  /** A row whose children stay in one line. */
  noWrap: [true],
  /** A row as a word of its line. */
  inline: [true],
  /** An inline element on a line of its own. */
  block: [true],
  /** Distance to what stands before. */
  above: ['auto', 0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20],
  /** Distance to what follows. */
  below: ['auto', 0, 1, 2, 3, 4, 5, 6, 8, 10, 12],
  /** Distance of the content from the edge. */
  pad: [0, 2, 4, 5, 6, 8],
  /** Left and right. */
  padX: [0, 2, 3, 4, 5, 6],
  /** Above and below. */
  padY: [0, 1, 2, 3, 4, 5, 6, 8, 10],
  /** Above. */
  padTop: [1, 2, 3, 4, 5, 6, 8, 10, 12],
  /** Below. */
  padBottom: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16],
  /** Color of the ground. */
  surface: ['card', 'sunk', 'paper', 'wash', 'gold', 'sale', 'danger', 'green'],
  /** Hairlines at the edges; `control` is the border of a field. */
  edge: ['all', 'top', 'bottom', 'block', 'control'],
  /** Corners of a picture, a control, a sheet; a pill; a circle. */
  round: ['picture', 'control', 'sheet', 'full', 'circle'],
  /** The shadow of parts that float. */
  float: [true],
  /** The greatest width: `short` and `measure` are lengths of lines, the others the named widths. */
  upTo: ['short', 'measure', 'side', 'form', 'text', 'list'],
  /** As wide as the parent. */
  wide: [true],
  /** The least height in px; 44 is what a finger needs. */
  tall: [36, 40, 44, 48, 52, 60],
  /** Takes the room that is left. */
  grow: [true],
  /** Keeps its width. */
  fixed: [true],
  /** May be narrower than its longest word. */
  shrinks: [true],
  /** Cuts off what is larger. */
  clip: [true],
  /** Parts with an absolute position refer to this one. */
  anchor: [true],
  /** `display` is the serif of headlines and prices, `label` the bold sans of small headlines. */
  voice: ['display', 'label'],
  /** Size of the text in px. */
  size: [12, 14, 15, 16, 18, 22, 28, 36, 48],
  /** Color of the text. */
  tone: [
    'soft',
    'ink',
    'accent',
    'danger',
    'sale',
    'success',
    'gold',
    'onGreen',
    'onGreenSoft',
    'onAccent',
    'paper',
  ],
  /** Weight of the text. */
  weight: [300, 400, 500, 600],
  /** Typeface: `serif` for headlines and prices, `sans` for all else. */
  face: ['serif', 'sans'],
  /** Height of a line, in sizes of the text. */
  leading: [1, 1.1, 1.2, 1.3, 1.4, 1.5],
  /** Distance between letters. */
  tracking: ['close', 'wide'],
  /** Edge at which lines begin. */
  textAlign: ['start', 'center', 'end'],
  /** Text stays in one line. */
  nowrap: [true],
  /** Text that is cut off ends with an ellipsis. */
  ellipsis: [true],
  /** Words that are too long break anywhere. */
  breaks: [true],
  /** Capitals. */
  uppercase: [true],
  /** Italics, or none in an element that has them. */
  slant: ['italic', 'normal'],
  /** Digits of equal width, for amounts below each other. */
  numbers: [true],
  /** A line below the text. */
  underline: [true],
  /** The cursor says that a press does something. */
  pointer: [true],
  /** No break of columns or pages within. */
  whole: [true],
} as const

export type Look = { [Key in keyof typeof lookValues]?: (typeof lookValues)[Key][number] | undefined | false }

const isLook = (key: string): key is keyof Look => key in lookValues

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

/** Returns the look among `props`, and the other props. */
export function splitLook<Props extends object>(props: Props): [Look, Omit<Props, keyof Look>] {
  const mine: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props)) (isLook(key) ? mine : rest)[key] = value
  return [mine, rest as Omit<Props, keyof Look>]
}
