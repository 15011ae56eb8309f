// The names of the mocks' sizes, categories and colors; in the real shop the database has them.
import type { CategoryName, FacetNames, SizeName } from '@hemline/rules/search/facet-names.ts'
import { colors, kinds, type SizeRun, sizeFacts, sizeRuns } from './pieces.ts'

const runs = Object.keys(sizeRuns) as SizeRun[]

const categories = kinds.flatMap((kind): CategoryName[] => {
  const shared = { departmentTags: kind.departments, sizeCategory: sizeFacts[kind.sizes].sizeCategory }
  const { slug, name } = kind.root
  return [
    { slug, name, path: slug, ...shared },
    { slug: kind.slug, name: kind.name, path: `${slug}/${kind.slug}`, ...shared },
  ]
})

export const facetNames: FacetNames = {
  sizes: runs.flatMap((run) =>
    sizeRuns[run].labels.map(
      (label, i): SizeName => ({ sizingId: sizeRuns[run].ids[i] ?? 0, label, ...sizeFacts[run] }),
    ),
  ),
  categories: [...new Map(categories.map((category) => [category.path, category])).values()],
  colors: [...new Map(colors.map(({ name, hex }) => [name, { name, hex }])).values()],
}
