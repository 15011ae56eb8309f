import { valuesOf, withFilter } from '@hemline/rules/search/listing-url.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { count } from '../../platform/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { CheckOption, type FilterProps } from './CheckOption.tsx'
import styles from './Filters.module.css'
import type { Option } from './facets.ts'
import { likeliest } from './folded.ts'

type Node = Option & { children: Node[] }
const shownFirst = 10

/** Returns the tree of a flat list of options, which has parents first and a depth for each option. */
export function treeOf(options: readonly Option[]): Node[] {
  const roots: Node[] = []
  const trail: { depth: number; node: Node }[] = []
  for (const option of options) {
    const node: Node = { ...option, children: [] }
    const depth = option.depth ?? 0
    while ((trail.at(-1)?.depth ?? -1) >= depth) trail.pop()
    const siblings = trail.at(-1)?.node.children ?? roots
    siblings.push(node)
    trail.push({ depth, node })
  }
  return roots
}

const everyBelow = (node: Node): Node[] => node.children.flatMap((child) => [child, ...everyBelow(child)])
const holdsChosen = (node: Node): boolean => everyBelow(node).some((one) => one.selected)

/**
 * Returns the query with this category chosen instead of its relatives (categories above and below).
 * Values of one key are joined with OR, so both together would equal the wider one.
 */
export function withCategory(
  search: string,
  option: Pick<Option, 'value'>,
  relatives: readonly string[],
): string {
  const now = valuesOf(search, 'category_tags')
  const next = now.includes(option.value)
    ? now.filter((v) => v !== option.value)
    : [...now.filter((v) => !relatives.includes(v)), option.value]
  return withFilter(search, 'category_tags', next)
}

type BranchProps = Pick<FilterProps, 'place' | 'go'> & { node: Node; above: readonly string[] }

function Branch({ node, above, place, go }: BranchProps) {
  const [asked, setAsked] = useState<boolean>()
  const open = asked ?? (holdsChosen(node) || node.selected)
  const relatives = [...above, ...everyBelow(node).map((one) => one.value)]
  return (
    <li>
      <Row gap={0} noWrap className={styles.branch}>
        <CheckOption option={node} toggle={() => go(withCategory(place.search, node, relatives))} />
        {node.children.length > 0 && (
          <IconButton
            className={styles.unfold}
            aria-expanded={open}
            aria-label={`Kinds of ${node.label}`}
            onClick={() => setAsked(!open)}
          >
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      {open && node.children.length > 0 && (
        <ul className={styles.twigs}>
          {node.children.map((child) => (
            <Branch key={child.value} node={child} above={[...above, node.value]} place={place} go={go} />
          ))}
        </ul>
      )}
    </li>
  )
}

/**
 * Renders the category filter as a tree, first the ten likeliest roots; the subcategories of a category
 * unfold below it.
 */
export function CategoryFilter({ view, place, go }: FilterProps) {
  const [all, setAll] = useState(false)
  const roots = treeOf(view.options)
  const likely = likeliest(
    roots.map((root) => ({ ...root, selected: root.selected || holdsChosen(root) })),
    shownFirst,
  ).map((one) => one.value)
  const shown = all ? roots : roots.filter((root) => likely.includes(root.value))
  const rest = roots.length - shown.length
  return (
    <>
      <ul>
        {shown.map((node) => (
          <Branch key={node.value} node={node} above={[]} place={place} go={go} />
        ))}
      </ul>
      {rest > 0 && <LinkButton onClick={() => setAll(true)}>Show {count(rest)} more</LinkButton>}
    </>
  )
}
