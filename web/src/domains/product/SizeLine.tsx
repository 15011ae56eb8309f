import { mayRunSmallCategoryId } from '@hemline/rules/vocabulary/constants.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { openSizeGuide } from '../size-guides/open-size-guide.tsx'
import { SizeFragmentLine } from '../size-guides/SizeFragmentLine.tsx'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

const oneSize = /^one size$/i

/** Shows the size, its equivalents, and links to the size guide and measurements. */
export function SizeLine({ item }: { item: Product }) {
  const own = item.sizeDisplay.replace(/^Size /, '')
  const us = item.sizeEquivalents.US.filter((size) => size !== own)
  // Specification §9: eight brands, in one category.
  const small = item.brandMayRunSmall && item.categoryId === mayRunSmallCategoryId
  return (
    <section className={styles.size} aria-label="Size">
      <p className={styles.sizeWords}>
        <b>{item.sizeDisplay}</b>
        {us.length > 0 && <span className="soft"> fits like US {us.join(' or ')}</span>}
      </p>
      <SizeFragmentLine
        sizingId={item.sizingId}
        categoryPath={item.categoryPath}
        className="small soft num"
      />
      {small && (
        <p className={styles.small}>
          {item.brand} may run small here. Compare the measurements before you decide.
        </p>
      )}
      <p className={styles.sizeWays}>
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
      </p>
    </section>
  )
}
