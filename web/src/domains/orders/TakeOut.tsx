// The part of the cancel dialog that chooses pieces, all or some, and shows their refund.
import { isSent } from '@hemline/rules/orders/states.ts'
import { GetCancelMoneyDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { comesBack, type Order, type OrderLine } from './order-words.ts'

type Asked = { order: Order; accessKey: string | null }

/** Returns the pieces that can be canceled. */
const openPieces = (order: Order): OrderLine[] =>
  order.lines.filter((line) => isSent(line) && line.canceledAt === null)

/**
 * Hook: returns the choice of pieces to cancel: `pieces` that can be, whether there is a choice
 * (`canChoose`), `kept` ids and `toggle`, the chosen `lineIds`, `isAll`; unless all are chosen, the refund as
 * `sums` (cents, undefined while loading), `error`, `again`.
 */
export function useTakeOut({ order, accessKey }: Asked) {
  const pieces = openPieces(order)
  const open = order.lines.filter((line) => line.canceledAt === null)
  const [kept, setKept] = useState<readonly string[]>([])
  const lineIds = pieces.map(({ id }) => id).filter((id) => !kept.includes(id))
  const isAll = kept.length === 0
  const [{ data, error, fetching }, again] = useQuery({
    query: GetCancelMoneyDocument,
    variables: { id: order.id, accessKey, lineIds },
    pause: isAll || lineIds.length === 0,
    // Only a fresh sum may be confirmed.
    requestPolicy: 'network-only',
  })
  return {
    pieces,
    // A box to try on is chosen from once it has arrived.
    canChoose: open.length > 1 && pieces.length > 0 && !order.tryOn,
    kept,
    toggle: (id: string) =>
      setKept((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    lineIds,
    isAll,
    sums: isAll || fetching ? undefined : (data?.cancelMoney ?? undefined),
    error: isAll || fetching ? undefined : error,
    again: () => again({ requestPolicy: 'network-only' }),
  }
}

type TakeOut = ReturnType<typeof useTakeOut>

/** Renders a checkbox with price for each piece that can be canceled (`take`: the result of useTakeOut). */
export function PiecesToTake({ take }: { take: TakeOut }) {
  return (
    <fieldset>
      <Text as="legend" weight={600} below={2}>
        What shall go?
      </Text>
      {take.pieces.map((line) => (
        <Check
          key={line.id}
          checked={!take.kept.includes(line.id)}
          count={money(line.net)}
          onChange={() => take.toggle(line.id)}
        >
          {line.item ? `${line.item.brand} ${line.title}` : line.title}
        </Check>
      ))}
    </fieldset>
  )
}

/**
 * Renders the refund of a cancellation: for the whole order in sentences (nothing when nothing comes back),
 * for some pieces as sums, or the error with a retry. Without a chosen piece it asks for one.
 */
export function ComesBack({ order, take }: { order: Order; take: TakeOut }) {
  if (take.lineIds.length === 0) return <p>Choose at least one piece, or keep the order as it is.</p>
  if (take.error)
    return (
      <Stack gap={3}>
        <Note mood="bad" role="alert">
          {friendlyError(take.error, 'orderDetails')}
        </Note>
        <Button look="line" onClick={take.again}>
          Try again
        </Button>
      </Stack>
    )
  const back = take.isAll ? comesBack(order) : (take.sums?.back ?? [])
  if (!take.isAll && !take.sums) return <Skeleton height={96} />
  if (back.length === 0 && take.isAll) return null
  return (
    <Stack gap={3} pad={4} surface="wash" round="control" aria-live="polite">
      {take.sums && (
        <Sums>
          {take.sums.rows.map((row) => (
            <Sum key={row.key} name={row.label} amount={money(row.amount)} />
          ))}
          <Sum name="Comes back" amount={money(take.sums.total)} kind="sum" />
        </Sums>
      )}
      {back.length > 0 && (
        <Stack as="ul" gap={2}>
          {back.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
