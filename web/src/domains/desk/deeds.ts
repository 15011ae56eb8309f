// The deeds of the desk's search: the screens that somebody may open, found by their name or by what is done
// there.
import { fitOf } from '@hemline/rules/desk/search.ts'
import { count } from '../../platform/format.ts'
import type { Hit } from './hits.tsx'
import type { Queues } from './Ways.tsx'
import { groupsFor, hrefOfWay, type Way } from './ways.ts'

/** A shorter text finds no deeds, unless the search is narrowed to them. */
const leastLength = 2

function fitOfWay({ label, words }: Way, text: string, narrowed: boolean): number {
  if (text === '') return narrowed ? 1 : 0
  const fit = fitOf(text, [label, `Go to ${label}`, `Open ${label}`])
  if (fit > 0) return fit
  const about = `${label} ${words}`.toLowerCase()
  const asked = text.toLowerCase().split(/\s+/)
  return narrowed && asked.every((word) => about.includes(word)) ? 0.5 : 0
}

type Asked = { roles: readonly string[]; text: string; narrowed: boolean; queues: Queues }

/**
 * Returns the screens that employees with these roles may open and that fit a text, with the number of
 * entries that wait in each. `narrowed`: the search is for screens alone; then an empty text finds all of
 * them, and the words about a screen count too.
 */
export function deedsFor({ roles, text, narrowed, queues }: Asked): Hit[] {
  if (!narrowed && text.length < leastLength) return []
  return groupsFor(roles)
    .flatMap((group) => group.ways)
    .flatMap((way) => {
      const fit = fitOfWay(way, text, narrowed)
      const waiting = way.queue && queues[way.queue]?.count
      const hit: Hit = {
        key: `deed-${way.to}`,
        href: hrefOfWay(way),
        title: `Go to ${way.label}`,
        more: way.words,
        icon: way.icon,
        fit,
        ...(waiting ? { end: `${count(waiting)} waiting` } : {}),
      }
      return fit > 0 ? [hit] : []
    })
}
