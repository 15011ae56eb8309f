// Which measures of a body matter for a kind of piece: nobody chooses trousers by the bust.
const lower = ['jeans', 'pants', 'skirts', 'shorts', 'kids-jeans-pants']
const upper = ['tops', 'sweaters', 'coats-jackets', 'kids-sweaters', 'kids-jackets']

/**
 * Whether `measure`, named as a chart's column, says something about a piece of the category; every measure
 * does where we don't know.
 */
export function measureMatters(measure: string, categoryPath: string): boolean {
  const slugs = categoryPath.split('/')
  const name = measure.toLowerCase()
  if (slugs.some((slug) => lower.includes(slug))) return name !== 'bust' && name !== 'chest'
  if (slugs.some((slug) => upper.includes(slug))) return name !== 'hips'
  return true
}
