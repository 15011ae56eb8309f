import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack } from '../../ui/layout.tsx'
import { itemFlag } from '../listing/item-flag.ts'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import styles from './Piece.module.css'

/** Renders a screen's heading with the picture, name and price of the piece that the screen is about. */
export function PieceHead({
  title,
  item,
  children,
}: {
  title: string
  item: ItemCardFragment
  children?: ReactNode
}) {
  const flag = itemFlag(item)
  const sizeWords = useSizeWords()
  return (
    <Stack align="center" above={6} below={6} className={styles.head}>
      <HrefLink className="frame" href={item.slug} tabIndex={-1} aria-hidden="true">
        <PieceThumb item={item} eager sizes="160px" />
      </HrefLink>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <Stack as="p" gap={0.5} above={2} tone="soft" breaks>
          <HrefLink className="link" href={item.slug}>
            <bdi>{item.brand}</bdi> {item.title}
          </HrefLink>
          <span className="num">
            {sizeWords(item)} · {conditionLabels[item.condition]} · {money(item.price)}
            {flag && ` · ${flag.words}`}
          </span>
        </Stack>
        {children}
      </div>
    </Stack>
  )
}
