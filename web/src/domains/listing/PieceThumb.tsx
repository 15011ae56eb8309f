import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { Text } from '../../ui/layout.tsx'
import { CoveredWords } from './CoveredWords.tsx'
import { NoPicture } from './NoPicture.tsx'
import { Picture } from './Picture.tsx'
import styles from './PieceThumb.module.css'
import { useCovered } from './revealed.ts'

type Props = {
  item: Pick<ItemCardFragment, 'itemNumber' | 'hasInappropriateContent' | 'photoIds' | 'categoryPath'>
  sizes: string
  eager?: boolean
}

/**
 * Shows the first photo of a piece, small: an outline for a piece without photos, blurred until the
 * shopper agrees to see it.
 */
export function PieceThumb({ item, sizes, eager }: Props) {
  const covered = useCovered(item)
  const [first] = item.photoIds
  if (first === undefined) return <NoPicture categoryPath={item.categoryPath} />
  if (!covered) return <Picture photoId={first} sizes={sizes} eager={eager} />
  return (
    <Text as="span" block clip anchor className={styles.covered}>
      <Picture photoId={first} sizes={sizes} eager={eager} />
      <CoveredWords pad={1} size={12}>
        Covered
      </CoveredWords>
    </Text>
  )
}
