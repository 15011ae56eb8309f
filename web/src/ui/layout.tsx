// Parts that say where their children stand, and how text and boxes look: with these a screen needs no
// rules of its own for distances, sizes, colors and edges.
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './layout.module.css'
import { type Look, look, splitLook } from './look.ts'

type Tag = Exclude<keyof HTMLElementTagNameMap, 'button' | 'table' | 'input'>

type BoxProps<As extends Tag> = Look & { as?: As; children?: ReactNode } & Omit<
    ComponentPropsWithRef<As>,
    keyof Look | 'as' | 'children'
  >

/** What `box` needs to know of an element's props. */
type Plain = Look & { as?: ElementType; className?: string | undefined }

/** Draws the element `as`, or `tag`, with the look among its props and the class `base`. */
function box(tag: Tag, base: string | undefined, props: Plain) {
  const [mine, { as: As = tag, className, ...rest }] = splitLook(props)
  return <As {...rest} className={look(mine, base, className) || undefined} />
}

/** Lays its children out below each other, with a gap. */
export function Stack<As extends Tag = 'div'>(props: BoxProps<As>) {
  return box('div', undefined, { flow: 'stack', gap: 4, ...(props as Plain) })
}

/** Lays its children out beside each other, with a gap; a child without room begins a new line. */
export function Row<As extends Tag = 'div'>(props: BoxProps<As>) {
  return box('div', undefined, { flow: 'row', gap: 3, ...(props as Plain) })
}

type GridProps<As extends Tag> = BoxProps<As> & {
  columns: 2 | 3 | 4
  /** The width of the window from which the columns are beside each other: 480, 768 or 960 px. */
  from?: 'phone' | 'tablet' | 'laptop'
}

/** Lays its children out in columns of equal width; below each other in a narrow window. */
export function Grid<As extends Tag = 'div'>({ columns, from = 'tablet', ...props }: GridProps<As>) {
  const base = classes(styles[from], styles[`c${columns}`])
  return box('div', base, { flow: 'stack', gap: 4, ...(props as Plain) })
}

/**
 * Lays out a page's main column with a narrow column at its right; in a narrow window below each other,
 * `rows` apart.
 */
export function Beside<As extends Tag = 'div'>(props: BoxProps<As>) {
  return box('div', styles.beside, { flow: 'stack', rows: 10, ...(props as Plain) })
}

/** Renders text with a look: a paragraph, or the element `as`. */
export function Text<As extends Tag = 'p'>(props: BoxProps<As>) {
  return box('p', undefined, props as Plain)
}

/**
 * Renders an element (a div unless `as` says otherwise) with background, border, corners and padding from its
 * props.
 */
export function Panel<As extends Tag = 'div'>(props: BoxProps<As>) {
  return box('div', undefined, props as Plain)
}

/** Renders the content of a page: as wide as pages are, with the gutter at both sides. */
export function Page<As extends Tag = 'div'>(props: BoxProps<As>) {
  return box('div', 'page', props as Plain)
}
