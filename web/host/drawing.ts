// A drawing is a part of the site that the build has rendered, with named slots that the host fills.
import { escapeHtml } from './escape.ts'

/** Text and names of slots in turn: text first, and last. */
export type Drawing = readonly string[]
/** HTML that needs no escaping: a filled drawing. */
export type Html = { readonly html: string }
export type Slots = Readonly<Record<string, string | number | Html>>

/** Returns the mark that stands for a slot in a component's rendered HTML: "@@name@@". */
export const slot = (name: string): string => `@@${name}@@`
const marks = /@@([a-z]+)@@/

/**
 * Splits rendered HTML with marks of slots into a drawing, a list in which texts and slot names alternate,
 * beginning with a text.
 */
export const drawingOf = (html: string): Drawing => html.split(marks)

/**
 * Returns the drawing with its slots filled: texts are escaped, HTML is taken as it is. Throws for a slot
 * that has no value.
 */
export function fill(drawing: Drawing, slots: Slots = {}): Html {
  const parts = drawing.map((part, i) => {
    if (i % 2 === 0) return part
    const value = slots[part]
    if (value === undefined) throw new Error(`a drawing's slot ${part} is empty`)
    return typeof value === 'object' ? value.html : escapeHtml(String(value))
  })
  return { html: parts.join('') }
}

export const nothing: Html = { html: '' }
/** Joins pieces of rendered HTML into one, without anything between. */
export const joined = (parts: readonly Html[]): Html => ({ html: parts.map(({ html }) => html).join('') })
