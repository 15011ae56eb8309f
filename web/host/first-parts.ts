// Small parts that all drawn pages are made of.
import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { escapeHtml } from './escape.ts'

/** What the classes of a style sheet are called in this build. */
export type Classes = (sheet: string, ...names: string[]) => string

export const div = (name: string, html: string, style = ''): string =>
  `<div class="${name}"${style && ` style="${style}"`}>${html}</div>`

export const trail = (crumbs: readonly Crumb[], c: Classes): string =>
  `<ol class="${c('Crumbs', 'crumbs')}">${crumbs
    .map(
      ({ label }, i) =>
        `<li${i === crumbs.length - 1 ? ' aria-current="page"' : ''}>${i === crumbs.length - 1 ? escapeHtml(label) : `<a>${escapeHtml(label)}</a>`}</li>`,
    )
    .join('')}</ol>`
