import { type GetOrderQuery, MakeGiftCodeDocument } from '@hemline/schema/generated/graphql.ts'
import { Gift, Printer } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { copyLink } from '../../ui/copy-link.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { type GiftSlipProps, openGiftSlip } from './open-gift-slip.ts'

type GiftCodeProps = {
  order: Pick<NonNullable<GetOrderQuery['order']>, 'id' | 'gift' | 'lines' | 'shipTo'>
  accessKey: string | null
}

const linkOf = (code: string) =>
  new URL(`/my/return/gift?code=${encodeURIComponent(code)}`, globalThis.location.origin).href

/** Returns what the slip of an order's gift says: its pieces by brand, title and size, and no price. */
const slipOf = ({ lines, shipTo }: GiftCodeProps['order'], code: string): GiftSlipProps => ({
  code,
  link: linkOf(code),
  zip: shipTo?.zip ?? null,
  pieces: lines.flatMap(({ kind, item, canceledAt }) =>
    kind === 'item' && item && canceledAt === null ? [item.title] : [],
  ),
})

/** Renders the gift code of an order, or the button that makes one. A refusal stands below. */
export function GiftCode({ order, accessKey }: GiftCodeProps) {
  const [{ fetching }, make] = useMutation(MakeGiftCodeDocument)
  const [refusal, setRefusal] = useState<string>()
  const { gift } = order
  const send = async () => {
    setRefusal(undefined)
    const { data, error } = await make({ orderId: order.id, accessKey })
    const answer = data?.makeGiftCode
    if (answer?.__typename !== 'MakeGiftCodePayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack as="section" gap={3} data-screen-only aria-labelledby="gift-code">
      <Text as="h2" id="gift-code">
        Is it a gift?
      </Text>
      <Text size={14} tone="soft">
        Whoever has the gift code can send pieces back for shop credit of their own. They aren’t told the
        price, and you aren’t told who sent what. What goes back so isn’t paid back to you.
      </Text>
      <div aria-live="polite">
        {gift && (
          <Text size={22} weight={600} numbers voice="display">
            {gift.code}
          </Text>
        )}
      </div>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row gap={2}>
        {gift ? (
          <>
            <Button look="line" onClick={() => void openGiftSlip(slipOf(order, gift.code))}>
              <Printer size={18} strokeWidth={1.5} aria-hidden />
              Print a gift slip
            </Button>
            <Button look="line" onClick={() => void copyLink(linkOf(gift.code))}>
              Copy the link for them
            </Button>
          </>
        ) : (
          <Button look="line" busy={fetching} onClick={() => void send()}>
            <Gift size={18} strokeWidth={1.5} aria-hidden />
            Make a gift code
          </Button>
        )}
      </Row>
    </Stack>
  )
}
