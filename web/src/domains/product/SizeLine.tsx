import { mayRunSmallCategoryId } from '@hemline/rules/vocabulary/constants.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { openSizeGuide } from '../size-guides/open-size-guide.tsx'
import { SizeFragmentLine } from '../size-guides/SizeFragmentLine.tsx'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import type { Product } from './product-type.ts'

const oneSize = /^one size$/i

/** Shows the size, its equivalents, and links to the size guide and measurements. */
export function SizeLine({ item }: { item: Product }) {
  const sizeWords = useSizeWords()
  const own = item.sizeDisplay.replace(/^Size /, '')
  const us = item.sizeEquivalents.US.filter((size) => size !== own)
  // Specification §9: eight brands, in one category.
  const small = item.brandMayRunSmall && item.categoryId === mayRunSmallCategoryId
  return (
    <Stack as="section" gap={1} above={5} below={5} padTop={4} padBottom={2} edge="block" aria-label="Size">
      <p>
        <Text as="b" weight={600}>
          {sizeWords(item)}
        </Text>
        {us.length > 0 && <span className="soft"> fits like US {us.join(' or ')}</span>}
      </p>
      <SizeFragmentLine
        sizingId={item.sizingId}
        categoryPath={item.categoryPath}
        className="small soft num"
      />
      {small && (
        <Text padX={3} padY={2} surface="gold" round="control" size={14}>
          {item.brand} may run small here. Compare the measurements before you decide.
        </Text>
      )}
      <Row as="p" gap={5} rows={0} align="stretch">
        {item.measurements.length > 0 && (
          <a className="link alone small" href="#measure">
            Measurements
          </a>
        )}
        {!oneSize.test(item.sizeDisplay) && (
          <LinkButton onClick={() => openSizeGuide({ sizingId: item.sizingId, brand: item.brand })}>
            Size guide
          </LinkButton>
        )}
      </Row>
    </Stack>
  )
}
