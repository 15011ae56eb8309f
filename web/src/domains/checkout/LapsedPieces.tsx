import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { type Line, lineState } from '../cart/line-state.ts'
import { useAddToCart, useRemoveFromCart } from '../cart/use-cart-actions.ts'

/**
 * Lists pieces whose hold ended, with buttons to hold them again or remove them; the totals do not include
 * them. Renders nothing without such pieces.
 */
export function LapsedPieces({ lines, now }: { lines: readonly Line[]; now: number }) {
  const { add, busy: adding } = useAddToCart()
  const { remove, busy: removing } = useRemoveFromCart()
  if (lines.length === 0) return null
  return (
    <Panel as="section" below={6} padBottom={5} edge="bottom" aria-label="Not held for you any more">
      <Text as="h3" voice="label" size={16} tone="sale">
        Not held for you any more
      </Text>
      <ul>
        {lines.map((line) => {
          const name = `${line.item.brand} ${line.item.title}`
          const state = lineState(line, now)
          return (
            <Row
              as="li"
              gap={4}
              rows={0}
              align="stretch"
              justify="between"
              above={3}
              size={14}
              key={line.id}
              data-line={line.itemNumber}
            >
              <span>
                <Text as="b" weight={600}>
                  {name}
                </Text>
                <Text as="small" block tone="soft">
                  {state.words}
                </Text>
              </span>
              <Row as="span" gap={4} align="stretch" noWrap>
                {state.kind === 'free' && (
                  <LinkButton
                    aria-label={`Put back ${name}`}
                    busy={adding}
                    onClick={() => void add(line.itemNumber)}
                  >
                    Put back
                  </LinkButton>
                )}
                <LinkButton
                  aria-label={`Remove ${name}`}
                  busy={removing}
                  onClick={() => void remove(line.item)}
                >
                  Remove
                </LinkButton>
              </Row>
            </Row>
          )
        })}
      </ul>
    </Panel>
  )
}
