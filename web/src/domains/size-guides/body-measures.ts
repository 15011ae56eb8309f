// Which body measures matter for a category: the bust, for example, does not for trousers.
const lower = ['jeans', 'pants', 'skirts', 'shorts', 'kids-jeans-pants']
const upper = ['tops', 'sweaters', 'coats-jackets', 'kids-sweaters', 'kids-jackets']

/**
 * Returns whether `measure` (the name of a chart's column) matters for a category; true for unknown
 * categories.
 */
export function measureMatters(measure: string, categoryPath: string): boolean {
  const slugs = categoryPath.split('/')
  const name = measure.toLowerCase()
  if (slugs.some((slug) => lower.includes(slug))) return name !== 'bust' && name !== 'chest'
  if (slugs.some((slug) => upper.includes(slug))) return name !== 'hips'
  return true
}
