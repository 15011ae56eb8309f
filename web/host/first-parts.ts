// Small parts that all drawn pages are made of.
import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { escapeHtml } from './escape.ts'

/** What the classes of a style sheet are called in this build. */
export type Classes = (sheet: string, ...names: string[]) => string

export const div = (name: string, html: string, style = ''): string =>
  `<div class="${name}"${style && ` style="${style}"`}>${html}</div>`

export const link = (href: string, html: string, more = ''): string =>
  `<a href="${escapeHtml(href)}"${more}>${html}</a>`

export const trail = (crumbs: readonly Crumb[], c: Classes): string => {
  const steps = crumbs.map(({ label, href }, i) =>
    i === crumbs.length - 1
      ? `<li aria-current="page">${escapeHtml(label)}</li>`
      : `<li>${link(href, escapeHtml(label))}</li>`,
  )
  return `<nav aria-label="Breadcrumb"><ol class="${c('Crumbs', 'crumbs')}">${steps.join('')}</ol></nav>`
}
