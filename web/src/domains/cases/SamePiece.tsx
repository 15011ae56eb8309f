import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import type { Offer } from './use-hub-form.ts'

/** Shows the identical piece that would come, before a shopper or an employee chooses the piece. */
export function SamePiece({ item }: { item: NonNullable<Offer['item']> }) {
  return (
    <PieceLine
      as="div"
      picture={
        <span className={thumbClass('large')}>
          <PieceThumb item={item} sizes="96px" />
        </span>
      }
      size="large"
      brand={item.brand}
    >
      <span>{item.title}</span>
      <span className="soft small">
        {item.sizeDisplay} · {conditionLabels[item.condition]}
      </span>
      {item.conditionDescription && <span className="soft small">{item.conditionDescription}</span>}
    </PieceLine>
  )
}
