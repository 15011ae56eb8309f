// Who sells a piece that a person sells, and the price that a shopper can name for it.
import '../direct-sell/direct-keys.ts'
import { GetOfferRoomDocument, type GetProductQuery } from '@hemline/schema/generated/graphql.ts'
import { MapPin } from 'lucide-react'
import { useQuery } from 'urql'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Stars } from '../direct-sell/Stars.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { lastAmount } from './offer-words.ts'

type Product = NonNullable<GetProductQuery['item']>

const openOffer = async (itemNumber: number) => (await import('./MakeOffer.tsx')).openMakeOffer(itemNumber)
const openReport = async (itemNumber: number) => (await import('./ReportPiece.tsx')).openReport(itemNumber)

function OfferWay({ itemNumber }: { itemNumber: number }) {
  const { loggedIn, user } = useSession()
  const [{ data }] = useQuery({
    query: GetOfferRoomDocument,
    variables: { itemNumbers: [itemNumber] },
    requestPolicy: 'cache-and-network',
  })
  const room = data?.offerRoom
  if (!room || user?.banned) return null
  if (room.mine)
    return (
      <Text size={14}>
        Your offer of <b className="num">{money(lastAmount(room.mine))}</b>:{' '}
        <HrefLink className="link" href={`/direct/offers/${room.mine.id}`}>
          {room.mine.canAnswer ? 'your turn' : room.mine.statusLabel.toLowerCase()}
        </HrefLink>
      </Text>
    )
  if (room.refusal)
    return (
      <Text size={14} tone="soft">
        {room.refusal}
      </Text>
    )
  const make = () => void openOffer(itemNumber)
  return (
    <Button look="line" wide onClick={() => (loggedIn ? make() : void openLogIn('offer', make))}>
      Make an offer
    </Button>
  )
}

/**
 * Renders the member who sells a piece with rating and place, the button to make an offer (while `isOpen`),
 * and the link to report the piece, which is refused for sellers who are no members; nothing for pieces of
 * the shop.
 */
export function SoldByPerson({ item, isOpen }: { item: Product; isOpen: boolean }) {
  const { loggedIn } = useSession()
  const seller = item.thirdPartySeller
  if (!seller) return null
  const place = [seller.city, seller.state].filter(Boolean).join(', ')
  const report = () => void openReport(item.itemNumber)
  return (
    <Stack as="section" gap={3} above={4} padY={4} edge="top" aria-label="Who sells it">
      <div>
        <Text weight={600}>
          Sold by{' '}
          {seller.code ? (
            <HrefLink className="link" href={`/u/${seller.code}`}>
              {seller.name}
            </HrefLink>
          ) : (
            seller.name
          )}
        </Text>
        <Row gap={3} rows={0} size={14} tone="soft">
          <Stars stars={seller.stars} count={seller.reviewCount} />
          {place && (
            <Row as="span" gap={1} inline noWrap>
              <MapPin size={14} strokeWidth={1.5} aria-hidden />
              {place}
            </Row>
          )}
        </Row>
      </div>
      {isOpen && <OfferWay itemNumber={item.itemNumber} />}
      {seller.isMember && (
        <LinkButton onClick={() => (loggedIn ? report() : void openLogIn('report', report))}>
          Report this piece
        </LinkButton>
      )}
    </Stack>
  )
}
