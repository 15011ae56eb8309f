import { keptFor } from '@hemline/rules/returns/before.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { CircleAlert, Info } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { money, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { PieceFact, PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { useFavorite } from '../favorites/use-favorite.ts'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import { type Line, lineState } from './line-state.ts'
import { useAddToCart, useRemoveFromCart } from './use-cart-actions.ts'

const WaitForLine = lazy(async () => ({ default: (await import('../queue/WaitInLine.tsx')).WaitForLine }))

/**
 * Shows one piece of the cart. A piece whose hold ended or that was sold stays, with an explanation, until
 * the shopper removes it.
 */
export function CartLine({ line, now }: { line: Line; now: number }) {
  const { item } = line
  const state = lineState(line, now)
  const sizeWords = useSizeWords()
  const { add, busy: adding } = useAddToCart()
  const { remove, busy: removing } = useRemoveFromCart()
  const banned = useSession().user?.banned ?? false
  const changeFavorite = useFavorite()
  /** Keeps the piece among the favorites and lets the hold go, so that others can have the piece. */
  const saveForLater = async () => {
    await changeFavorite(item, true)
    await remove(item)
  }
  const held = state.kind === 'held'
  const kept = keptFor({ ...item, categories: item.categoryPath.split('/') })
  const name = `${item.brand} ${item.title}`
  return (
    <PieceLine
      data-line={line.itemNumber}
      size="large"
      away={state.kind === 'gone' ? 'gone' : held ? undefined : 'pale'}
      picture={
        <HrefLink className={thumbClass('large')} href={item.slug} tabIndex={-1} aria-hidden="true">
          <PieceThumb item={item} sizes="120px" />
        </HrefLink>
      }
      brand={item.brand}
      end={
        <>
          <b>{money(line.net)}</b>
          {line.discount > 0 && (
            <small>
              {money(item.price)} less {money(line.discount)}
            </small>
          )}
          {item.msrp > line.net && (
            <s>
              <span className="sr">Estimated retail </span>
              {shortMoney(item.msrp)}
            </s>
          )}
        </>
      }
    >
      <HrefLink href={item.slug}>{item.title}</HrefLink>
      <span className="soft small">
        {sizeWords(item)} · {conditionLabels[item.condition]}
      </span>
      <PieceFact warns={!held} icon={!held && <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />}>
        {state.words}
      </PieceFact>
      {kept && (
        <PieceFact icon={<Info size={16} strokeWidth={1.5} aria-hidden="true" />}>{kept.join(' ')}</PieceFact>
      )}
      <Row as="span" gap={5} rows={0} above={1}>
        {state.kind === 'free' && !banned && (
          <LinkButton aria-label={`Put back ${name}`} busy={adding} onClick={() => void add(line.itemNumber)}>
            Put back
          </LinkButton>
        )}
        <Suspense>
          {state.kind === 'others' && !banned && <WaitForLine itemNumber={line.itemNumber} name={name} />}
        </Suspense>
        <LinkButton aria-label={`Remove ${name}`} busy={removing} onClick={() => void remove(item)}>
          Remove
        </LinkButton>
        {state.kind !== 'gone' && (
          <LinkButton
            aria-label={`Save for later: ${name}`}
            busy={removing}
            onClick={() => void saveForLater()}
          >
            Save for later
          </LinkButton>
        )}
      </Row>
    </PieceLine>
  )
}
